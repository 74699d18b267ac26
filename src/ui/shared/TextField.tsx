import type { ComponentProps } from 'react'

/** The label above the field, before it, or only for screen readers. */
export type LabelPlace = keyof typeof LABELS

interface Props extends ComponentProps<'input'> {
  readonly label: string
  readonly labelPlace?: LabelPlace | undefined
}

const BOX = 'min-h-11 rounded-lg border border-control bg-canvas px-3 py-2 text-text'

const LABELS = {
  above: { whole: 'flex flex-col gap-1', text: '', box: 'w-full' },
  before: { whole: 'flex items-center gap-3', text: 'min-w-0 flex-1 text-right', box: 'w-28 shrink-0' },
  hidden: { whole: 'block', text: 'sr-only', box: 'w-full' },
} as const

export const TextField = ({ label, labelPlace = 'above', ...rest }: Props) => {
  const { whole, text, box } = LABELS[labelPlace]
  return (
    <label className={`${whole} text-sm text-text-soft`}>
      <span className={text}>{label}</span>
      <input type="text" autoComplete="off" {...rest} className={`${BOX} ${box} text-base`} />
    </label>
  )
}

interface AreaProps extends ComponentProps<'textarea'> {
  readonly label: string
}

export const TextArea = ({ label, ...rest }: AreaProps) => (
  <label className="flex flex-col gap-1 text-sm text-text-soft">
    {label}
    <textarea rows={5} autoComplete="off" spellCheck={false} {...rest} className={`${BOX} w-full font-mono text-sm`} />
  </label>
)
