/** The sides of a choice, as they stand beside each other. */
export const CHOICES = ['theirs', 'mine'] as const

/** The look of one side of a choice. */
export const CHOICE =
  'flex min-h-11 min-w-0 cursor-pointer flex-col justify-between gap-2 rounded-lg border border-control p-2 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent'
