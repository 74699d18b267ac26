/** An object or a list, as opposed to a text, a number, `null` and the like. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
