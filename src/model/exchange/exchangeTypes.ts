/**
 * A hash of contents, in eight hexadecimal digits; those from a link have four. Hashes only tell which earlier state
 * something is: whether contents are equal is compared.
 */
export type Hash = string

/** What leaders merge member by member: name, style, canvas and each choice for the sheet, by name; and the order. */
export interface TochtState {
  readonly members: Readonly<Record<string, unknown>>
  /** The ids of the drawings in exchanges. */
  readonly order: readonly string[]
}

/** The drawing to keep where both sides changed it; with `both`, theirs follows mine as a drawing of its own. */
export type MergeChoice = 'theirs' | 'mine' | 'both'

/**
 * By the id of the drawing in exchanges. Without a choice, both are kept, or mine if only notes or distances differ. What
 * both changed of the tocht itself is under `OF_TOCHT`: mine without a choice.
 */
export type MergeChoices = Readonly<Record<string, MergeChoice>>

export const OF_TOCHT = 'tocht'
