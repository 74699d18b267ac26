/** The default name of a new tocht, in every language. */
const DEFAULT_NAME = /^Tocht \d+$/

export const isDefaultName = (name: string): boolean => name.trim() === '' || DEFAULT_NAME.test(name)
