/** The forms of a noun that a language tells apart; `other` is the one that every language has. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

interface Counting {
  /** A number as it is written: 12,500 or 12.500. */
  readonly written: (value: number) => string
  /** A number with the form of the noun that goes with it. */
  readonly counted: (value: number, forms: Forms) => string
}

/** Below this, and with no fraction, a number is written alike in all languages that we speak. */
const GROUPED_FROM = 1_000

/** How a language writes numbers and what it counts. */
export const countingIn = (language: string): Counting => {
  const rules = new Intl.PluralRules(language)
  // A browser takes tens of milliseconds to make one, and most numbers are small.
  let numbers: Intl.NumberFormat | undefined
  const grouped = (value: number): string => (numbers ??= new Intl.NumberFormat(language)).format(value)
  const written = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < GROUPED_FROM ? String(value) : grouped(value)
  return { written, counted: (value, forms) => `${written(value)} ${forms[rules.select(value)] ?? forms.other}` }
}
