import { expect, it } from 'vitest'
import type { DrawingDetails } from '../../src/model/details'
import { strokesOf } from '../../src/model/fishbone/fishbone'
import { sheetOf } from '../../src/model/sheet/readSheet'
import { ABSENT_CHOICES } from '../../src/model/sheet/sheetOptions'
import { FISH_BONE, FREE_DRAW, type Drawing } from '../../src/model/types'
import { maskErasers } from '../../src/render/erase'
import { pageSvg } from '../../src/render/sheetSvg'
import { sideSvg } from '../../src/render/sideSvg'
import { svgText } from '../../src/render/svgFile'
import { SHEET_MEMBERS } from '../support/arbitraries'
import { ARROW, DASHED, drawing, ERASER, stamp, UNKNOWN } from '../support/drawings'
import { must } from '../support/must'
import { NEWER_CHOICES, OTHER_SHEET } from '../support/paper/otherSheet'
import { layOut, sheetSidesOf } from '../support/paper/sheets'
import { texts } from '../support/paper/svg'
import { fc } from '../support/properties'
import { sampleFishbone } from '../support/tochten/fishbones'

/** Drawings with an icon, an unknown element, and a remark from the field. */
const DRAWINGS: readonly Drawing[] = [
  { ...drawing('a', ARROW, DASHED, stamp(90, 90, 999), ERASER, UNKNOWN), note: 'Over the bridge', distance: 350 },
  { ...drawing('f', ...strokesOf(sampleFishbone(5))), check: { ok: false, at: 5, seen: '' } },
]

const printed = (sheet: Readonly<Record<string, unknown>>, style: number): string =>
  sheetSidesOf({ style, drawings: DRAWINGS, code: { kind: 'unable' }, options: sheetOf({ sheet }) })
    .map((side) => svgText(sideSvg(side, maskErasers)))
    .join('')

const onBoth = (sheet: Readonly<Record<string, unknown>>) =>
  [FREE_DRAW, FISH_BONE].map((style) => printed(sheet, style))

const USUAL = onBoth({})

/** Leaves out group, date and start: the page receives these facts as one text. */
const { group: _group, date: _date, start: _start, ...OTHER } = OTHER_SHEET

it.each(Object.entries(OTHER))('the choice of %s is visible on the sheet', (name, value) => {
  expect(onBoth({ [name]: value })).not.toEqual(USUAL)
})

it.each(Object.entries(ABSENT_CHOICES))('a sheet without the choice of %s is printed as with %j', (name, value) => {
  expect(onBoth({ [name]: value })).toEqual(USUAL)
})

/** For each detail a value that occurs nowhere else on its page. */
const SEEN: Readonly<Required<DrawingDetails>> = { note: 'Zwaluw', distance: 987 }

it.each([FREE_DRAW, FISH_BONE])('every detail of a drawing is on the sheet of a tocht of style %i', (style) => {
  const [, bone] = DRAWINGS
  const [page] = layOut({ style, drawings: [{ ...must(bone), ...SEEN }] })
  for (const fact of Object.values(SEEN)) expect(texts(pageSvg(must(page), maskErasers)).join()).toContain(String(fact))
})

const NEWER = Object.entries(NEWER_CHOICES).flatMap(([name, values]) => values.map((value) => ({ name, value })))

it.each(NEWER)('a sheet with a newer value of $name, $value, is printed as if nothing had been chosen', (newer) => {
  expect(onBoth({ [newer.name]: newer.value })).toEqual(USUAL)
})

it('whatever choices are stored, no page contains an invalid number', () => {
  const value = fc.oneof(fc.constantFrom('toString', 'constructor', '__proto__', -1, 0, 1e9, null), fc.jsonValue())
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...SHEET_MEMBERS), value), fc.nat({ max: 3 }), (sheet, style) => {
      expect(printed(sheet, style)).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
    }),
    { numRuns: 50 },
  )
})
