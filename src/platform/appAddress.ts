/** The address of the app, wherever it is hosted. */
export const appAddress = (): string => new URL(import.meta.env.BASE_URL, location.origin).href
