/** A list with the same value so many times. */
export const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
