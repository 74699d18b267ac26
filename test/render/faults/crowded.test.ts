import { describe, expect, it } from 'vitest'
import type { SheetOptions } from '../../../src/model/sheet/sheetOptions'
import type { DrawingElement } from '../../../src/model/types'
import { isCrowded } from '../../../src/render/faults/crowded'
import type { InkFault } from '../../../src/render/faults/drawingFaults'
import { inkFaultsOn } from '../../../src/render/faults/drawingFaults'
import { EDITOR_PEN } from '../../../src/render/pen'
import { printPen } from '../../../src/render/printPen'
import { DRAWN_BOXES } from '../../fixtures/drawnBoxes'
import { drawing, stroke, svgPoints } from '../../support/drawings'
import { layOut } from '../../support/paper/sheets'

const route = (length: number) =>
  stroke(
    [
      [200, 400],
      [200, 400 - length],
    ],
    { circle: true, arrow: true },
  )
const SMALL = route(60)
/** An unpaved road that ends on the route. */
const side = (length: number) =>
  stroke(
    [
      [200 + length, 250],
      [200, 250],
    ],
    { dashed: true },
  )
/** Scales of boxes on A4 with eight and with three columns, in millimetres per unit. */
const [EIGHT, THREE] = [0.035, 0.1]

const OF_SIZE: ReadonlySet<InkFault> = new Set(['crowded', 'crowdedInTable'])

/** The numbers of the sixty hand-drawn boxes that fulfil a condition with a pen of this scale. */
const found = (isTrue: typeof isCrowded, scale: number): readonly number[] =>
  DRAWN_BOXES.flatMap(({ elements }, index) => (isTrue(elements, printPen('normal', scale)) ? [index + 1] : []))

const saidOf = (ink: readonly DrawingElement[], options: Partial<SheetOptions>) => {
  const drawings = [drawing('small', ...ink), drawing('large', route(300))]
  const faultsOf = inkFaultsOn(layOut({ drawings, options }))
  return drawings.map(({ elements }) => faultsOf(elements).filter((fault) => OF_SIZE.has(fault)))
}

describe('the check before print', () => {
  it('reports a small drawing with many columns, and not with fewer', () => {
    expect(saidOf([SMALL], { columns: 8 })).toEqual([['crowded'], []])
    expect(saidOf([SMALL], { columns: 2 })).toEqual([[], []])
  })

  it('does not advise fewer columns for a table', () => {
    expect(saidOf([SMALL], { layout: 'table', paper: 'A5' })).toEqual([['crowdedInTable'], []])
  })
})

describe('a drawing is crowded', () => {
  it('when ball and arrow hide a line or a junction, but not when it is large', () => {
    expect(found(isCrowded, EIGHT)).toEqual([8, 9, 17, 31])
    expect(found(isCrowded, THREE)).toEqual([])
  })

  it('when so little of a dashed line is visible that it looks solid', () => {
    expect(isCrowded([route(300), side(45)], printPen('normal', EIGHT))).toBe(true)
    expect(isCrowded([route(300), side(45)], printPen('normal', THREE))).toBe(false)
    expect(isCrowded([route(300), side(120)], printPen('normal', EIGHT))).toBe(false)
  })

  it('but not by ends that also hide it on the canvas, since it was drawn like that', () => {
    expect(isCrowded([route(20)], printPen('normal', EIGHT))).toBe(false)
    const underTip = stroke(svgPoints('100,110 300,110'))
    expect(isCrowded([route(300), underTip], printPen('normal', EIGHT))).toBe(false)
  })

  it('but not when a road runs along under the arrow', () => {
    const along = stroke(svgPoints('200,300 200,100'))
    expect(isCrowded([route(300), along], printPen('normal', EIGHT))).toBe(false)
  })

  it('but not on the canvas, nor when the arrowhead or the other road was erased', () => {
    expect(isCrowded([SMALL], EDITOR_PEN)).toBe(false)
    const rubbed = stroke(svgPoints('190,320 190,370 210,370 210,320'), { erase: true })
    expect(isCrowded([SMALL], printPen('normal', EIGHT))).toBe(true)
    expect(isCrowded([SMALL, rubbed], printPen('normal', EIGHT))).toBe(false)
    const across = stroke(svgPoints('100,150 300,150'))
    const gone = stroke(svgPoints('100,150 300,150'), { erase: true })
    expect(isCrowded([route(300), across], printPen('normal', EIGHT))).toBe(true)
    expect(isCrowded([across, gone, route(300)], printPen('normal', EIGHT))).toBe(false)
  })
})
