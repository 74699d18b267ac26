/** The plural forms of a noun; every language has `other`. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

interface Counting {
  /** A formatted number: 12,500 or 12.500. */
  readonly written: (value: number) => string
  /** A number with the matching form of a noun. */
  readonly counted: (value: number, forms: Forms) => string
}

/** Smaller whole numbers are written alike in all our languages. */
const GROUPED_FROM = 1_000

/** Number formats and plurals of a language. */
export const countingIn = (language: string): Counting => {
  const rules = new Intl.PluralRules(language)
  // Created on demand: a formatter takes tens of milliseconds to create, and small numbers need none.
  let numbers: Intl.NumberFormat | undefined
  const grouped = (value: number): string => (numbers ??= new Intl.NumberFormat(language)).format(value)
  const written = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < GROUPED_FROM ? String(value) : grouped(value)
  return { written, counted: (value, forms) => `${written(value)} ${forms[rules.select(value)] ?? forms.other}` }
}
