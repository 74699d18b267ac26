/** The heading of a drawing. It is the same in every language, and so available before any is loaded. */
export const drawingTitle = (number: number): string => `Instructie ${number}`
