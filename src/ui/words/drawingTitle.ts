/** The heading of a drawing. It is the same in every language, so it is available before any language is loaded. */
export const drawingTitle = (number: number): string => `Instructie ${number}`
