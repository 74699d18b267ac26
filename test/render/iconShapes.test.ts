import { createCanvas, FillType, Path2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { ICON_SIZE } from '../../src/constants'
import { ICONS } from '../../src/model/icons'
import { iconShapes } from '../../src/render/iconShapes'
import { marksOf } from '../../src/render/inks'
import { printPen } from '../../src/render/printPen'
import { stamp } from '../support/drawings'
import { must } from '../support/must'

/** The side of an icon on the sheet in millimetres, and the scale of two pages that are copied onto one. */
const SIDE = 8
const REDUCED = 0.71
const DOTS_PER_MM = 300 / 25.4
/** The side of a copied icon with the room around it, in dots. */
const DOTS = Math.ceil((SIDE + 4) * REDUCED * DOTS_PER_MM)
/** Icons may lie this far apart when they are compared, in dots: half a millimetre. */
const SHIFT = 6
/** The least share of their ink in which two icons differ. The two railways of the original app are the closest. */
const LEAST_DIFFERENT = 0.35

/** The ink of an icon on a copy in black and white: half a dot of light spreads, and each dot is black or white. */
const copied = (index: number, lineWeight: 'light' | 'normal' | 'heavy'): readonly boolean[] => {
  const scale = SIDE / (ICON_SIZE * must(ICONS[index]).multiplier)
  const [mark] = marksOf(stamp(0, 0, index), printPen(lineWeight, scale))
  if (mark?.kind !== 'icon') throw new Error('An icon is an icon')
  const context = createCanvas(DOTS, DOTS).getContext('2d')
  context.translate(DOTS / 2, DOTS / 2)
  const dots = (SIDE / ICON_SIZE) * REDUCED * DOTS_PER_MM
  context.scale(dots, dots)
  Object.assign(context, { lineCap: 'round', lineJoin: 'round', lineWidth: mark.lineWidth })
  for (const { paint, d } of iconShapes(index)) {
    const path = new Path2D(d)
    path.setFillType(FillType.EvenOdd)
    context[paint](path)
  }
  const { data } = context.getImageData(0, 0, DOTS, DOTS)
  const inkAt = (x: number, y: number): number => data[(y * DOTS + x) * 4 + 3] ?? 0
  return Array.from({ length: DOTS * DOTS }, (_, at) => {
    const [x, y] = [at % DOTS, Math.floor(at / DOTS)]
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => inkAt(x + dx, y + dy)))
    return around.reduce((sum, ink) => sum + ink, 0) / around.length > 127
  })
}

/** The share of the ink of two icons that only one of them has, where they cover each other best. */
const difference = (one: readonly boolean[], other: readonly boolean[]): number => {
  let least = 1
  for (let dx = -SHIFT; dx <= SHIFT; dx += 2)
    for (let dy = -SHIFT; dy <= SHIFT; dy += 2) {
      let [either, both] = [0, 0]
      for (const [at, hasInk] of one.entries()) {
        const hasOther = other[at + dy * DOTS + dx] ?? false
        if (hasInk || hasOther) either += 1
        if (hasInk && hasOther) both += 1
      }
      least = Math.min(least, 1 - both / either)
    }
  return least
}

describe('the icons', () => {
  it.each(['light', 'normal', 'heavy'] as const)(
    'are told apart pairwise at 8 mm on a copy at 71 percent, with a %s pen',
    (lineWeight) => {
      const copies = ICONS.map((_, index) => copied(index, lineWeight))
      const pairs = copies.flatMap((one, index) =>
        copies.slice(0, index).map((other, earlier) => ({
          pair: `${must(ICONS[earlier]).name}, ${must(ICONS[index]).name}`,
          difference: difference(one, other),
        })),
      )
      const closest = pairs.toSorted((one, other) => one.difference - other.difference)
      expect(closest.filter((pair) => pair.difference < LEAST_DIFFERENT)).toEqual([])
    },
  )
})
