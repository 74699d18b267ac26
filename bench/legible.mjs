/** The most columns on A4 that are read without error when a sheet is copied at 71 %. */
export const MOST_LEGIBLE_COLUMNS = 6
