/** The forms of a noun that a language tells apart; `other` is the one that every language has. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

interface Counting {
  /** A number as it is written: 12,500 or 12.500. */
  readonly written: (value: number) => string
  /** A number with the form of the noun that goes with it. */
  readonly counted: (value: number, forms: Forms) => string
}

/** How a language writes numbers and what it counts. */
export const countingIn = (language: string): Counting => {
  const numbers = new Intl.NumberFormat(language)
  const rules = new Intl.PluralRules(language)
  const written = (value: number): string => numbers.format(value)
  return { written, counted: (value, forms) => `${written(value)} ${forms[rules.select(value)] ?? forms.other}` }
}
