/** The length of a walk as it is shown: in hundreds of metres, or tens if it is short. */
export const roundedLength = (metres: number): number => {
  const unit = metres < 1_000 ? 10 : 100
  return Math.round(metres / unit) * unit
}
