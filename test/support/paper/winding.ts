/** The direction of each closed ring of path data on a screen, where y grows downwards. */
export const windingsOf = (d: string): ('clockwise' | 'counterclockwise' | 'none')[] =>
  d.split(/(?<=Z)/).map((ring) => {
    // The second flag of an arc tells whether it runs clockwise; a circle consists of arcs only.
    const sweeps = [...ring.matchAll(/A[\d.]+ [\d.]+ \d \d (\d)/g)].map(([, sweep]) => sweep)
    const area = areaOf(ring)
    if (sweeps.length > 0) return sweeps.every((sweep) => sweep === '1') ? 'clockwise' : 'counterclockwise'
    return area === 0 ? 'none' : area > 0 ? 'clockwise' : 'counterclockwise'
  })

/** Twice the area of a polygon, positive if it is drawn clockwise. */
const areaOf = (ring: string): number => {
  const corners = [...ring.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}
