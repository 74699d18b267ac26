import type { State, Stroke } from '../../../src/model/types'
import { drawing, idOf, stateWith, whole } from '../drawings'

const STROKES = 12
const POINTS = 35

/** A stroke like one drawn by hand, always different, in tenths of a unit. */
const handStroke = (seed: number): Stroke => ({
  points: Array.from({ length: POINTS }, (_, at) => ({
    x: ((seed * 37 + at * 113) % 3_960) / 10,
    y: ((seed * 91 + at * 61) % 6_850) / 10,
  })),
  dashed: seed % 5 === 0,
  erase: false,
  arrow: seed % STROKES === 0,
  circle: seed % STROKES === 0,
})

/** A backup with strokes of 35 points, 12 in each drawing. */
export const backup = (tochten: number, drawings: number): State =>
  stateWith(
    ...Array.from({ length: tochten }, (_, tocht) =>
      whole(
        Array.from({ length: drawings }, (_d, place) => {
          const first = (tocht * drawings + place) * STROKES
          const strokes = Array.from({ length: STROKES }, (_s, stroke) => handStroke(first + stroke))
          return drawing(idOf(`t${tocht}d${place}`), ...strokes)
        }),
        { id: idOf(`t${tocht}`), name: `Tocht ${tocht + 1}` },
      ),
    ),
  )
