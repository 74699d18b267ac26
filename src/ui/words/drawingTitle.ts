/** The heading of a drawing, which is the same in every language, and so is there before any of them. */
export const drawingTitle = (number: number): string => `Instructie ${number}`
