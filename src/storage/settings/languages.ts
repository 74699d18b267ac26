/** The language for everyone whose own the app does not have. */
const FALLBACK = 'en'
export const LANGUAGES = [FALLBACK, 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language to show: the chosen language, else the first of the browser's languages that the app has. */
export const languageFor = (chosen: Language | undefined, browser: readonly string[]): Language => {
  const spoken = browser.map((tag) => tag.slice(0, 2).toLowerCase())
  return chosen ?? spoken.find((tag): tag is Language => LANGUAGES.some((language) => language === tag)) ?? FALLBACK
}
