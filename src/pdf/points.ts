const MILLIMETRES_PER_INCH = 25.4
const POINTS_PER_INCH = 72

/** A length in the unit of PDF. */
export const inPoints = (millimetres: number): number => (millimetres * POINTS_PER_INCH) / MILLIMETRES_PER_INCH
