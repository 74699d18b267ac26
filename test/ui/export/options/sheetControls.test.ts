import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { strokesOf } from '../../../../src/model/fishbone/fishbone'
import { NEW_SHEET } from '../../../../src/model/sheet/defaultSheet'
import { hasCellChoices } from '../../../../src/model/sheet/printedRows'
import { sheetOf } from '../../../../src/model/sheet/readSheet'
import type { SheetOptions, StoredSheet } from '../../../../src/model/sheet/sheetOptions'
import { FISH_BONE, FREE_DRAW, type DrawingElement, type Style } from '../../../../src/model/types'
import { choicesIn, SECTIONS, type Choosable } from '../../../../src/ui/export/options/sheetChoices'
import { sheetControls } from '../../../../src/ui/export/options/sheetControls'
import { en } from '../../../../src/ui/words/en'
import { drawing, LINE, whole } from '../../../support/drawings'
import { must } from '../../../support/must'
import { sampleFishbone } from '../../../support/tochten/fishbones'

interface ControlProps {
  readonly label: string
  readonly value?: unknown
  readonly checked?: boolean
  readonly hint?: string
  readonly options?: readonly (readonly [value: unknown, text: string])[]
  readonly onChoose?: (value: unknown) => void
  readonly onTick?: (checked: boolean) => void
  readonly onKeep?: (value: unknown) => void
}

/** Page setup of a tocht: its controls, and the changes that they make. */
const setup = (sheet: StoredSheet = NEW_SHEET, style: Style = FREE_DRAW, ink: readonly DrawingElement[] = [LINE]) => {
  const { tocht, drawings } = whole([drawing('a', ...ink)], { style })
  const changes: Partial<SheetOptions>[] = []
  const controls = sheetControls({
    options: sheetOf({ ...tocht, sheet }),
    cellChoices: hasCellChoices(style, drawings),
    isFishbone: style === FISH_BONE,
    words: en.export,
    change: (change) => changes.push(change),
  })
  const propsOf = (choice: Choosable): ControlProps =>
    (must(controls[choice] || undefined) as ReactElement<ControlProps>).props
  return { controls, changes, propsOf }
}

const FISHBONE_INK = strokesOf(sampleFishbone(5))

const offered = (...of: Parameters<typeof setup>): readonly string[] =>
  Object.entries(setup(...of).controls).flatMap(([choice, control]) => (control ? [choice] : []))

describe('Page setup offers', () => {
  it('each choice in one section', () => {
    const all = SECTIONS.flatMap(choicesIn)
    expect(new Set(all).size).toBe(all.length)
    expect(all.toSorted()).toEqual(Object.keys(setup().controls).toSorted())
  })

  it('boxes every choice but that of row numbers', () => {
    expect(offered()).not.toContain('rowNumbers')
    expect(offered()).toEqual(expect.arrayContaining(['layout', 'columns', 'order', 'distances', 'crop', 'borders']))
  })

  it('a table no columns, order or kind of distances, which it does not have', () => {
    for (const choice of ['columns', 'order', 'distances', 'totals'])
      expect(offered({ layout: 'table' })).not.toContain(choice)
    expect(offered({ layout: 'table' })).toContain('borders')
  })

  it('fish-bones only what affects strips, until a drawing is not one', () => {
    const strips = offered({}, FISH_BONE, FISHBONE_INK)
    for (const choice of ['layout', 'columns', 'order', 'crop', 'borders']) expect(strips).not.toContain(choice)
    expect(strips).toEqual(expect.arrayContaining(['rowNumbers', 'lineWeight', 'paper', 'orientation']))
    expect(offered({}, FISH_BONE, [LINE])).toEqual(expect.arrayContaining(['columns', 'rowNumbers']))
  })
})

describe('a choice in Page setup', () => {
  it.each<[Choosable, unknown, Partial<SheetOptions>]>([
    ['layout', 'table', { layout: 'table' }],
    ['columns', 4, { columns: 4 }],
    ['order', 'columns', { order: 'columns' }],
    ['distances', 'next', { distances: 'next' }],
    ['lineWeight', 'heavy', { lineWeight: 'heavy' }],
    ['paper', 'A5', { paper: 'A5' }],
    ['orientation', 'landscape', { orientation: 'landscape' }],
    ['imposition', 'booklet', { imposition: 'booklet' }],
    ['imposition', 'one', { imposition: undefined }],
  ])('of %s %s changes only that', (choice, value, change) => {
    const { propsOf, changes } = setup()
    const { options = [], onChoose } = propsOf(choice)
    expect(options.map(([one]) => one)).toContain(value)
    onChoose?.(value)
    expect(changes).toEqual([change])
  })

  it.each(['legend', 'emphasis', 'remarks', 'crop', 'borders', 'totals', 'ticks', 'folds', 'team'] as const)(
    'to tick %s or not changes only that',
    (choice) => {
      for (const isTicked of [true, false]) {
        const { propsOf, changes } = setup({ [choice]: !isTicked })
        expect(propsOf(choice).checked).toBe(!isTicked)
        propsOf(choice).onTick?.(isTicked)
        expect(changes).toEqual([{ [choice]: isTicked }])
      }
    },
  )

  it.each<[Choosable, unknown]>([
    ['group', 'Scouts'],
    ['date', '2026-11-21'],
    ['start', '19:00'],
    ['startNote', 'Church'],
    ['finishNote', 'Soup'],
    ['toFirst', 150],
    ['toFirst', undefined],
  ])('of a text, %s, changes only that: %s', (choice, value) => {
    const { propsOf, changes } = setup()
    propsOf(choice).onKeep?.(value)
    expect(changes).toEqual([{ [choice]: value }])
  })

  it('of explanation is one of ours, a text, or none', () => {
    const { propsOf, changes } = setup()
    for (const explain of ['longest', { text: 'Own' }, undefined]) propsOf('explain').onChoose?.(explain)
    expect(changes).toEqual([{ explain: 'longest' }, { explain: { text: 'Own' } }, { explain: undefined }])
  })

  it('of totals shows what is printed without it: totals once a kind of distances is chosen', () => {
    expect(setup({}).propsOf('totals').checked).toBe(false)
    expect(setup(NEW_SHEET).propsOf('totals').checked).toBe(true)
  })

  it('shows what is printed without it: one page on a sheet, and distances to the next', () => {
    const { propsOf } = setup({})
    expect(propsOf('imposition').value).toBe('one')
    expect(propsOf('distances').value).toBe('next')
  })

  it('of a booklet explains how to fold it', () => {
    expect(setup({ imposition: 'booklet' }).propsOf('imposition').hint).toBe(en.export.foldHint)
    expect(setup({ imposition: 'two' }).propsOf('imposition').hint).toBeUndefined()
  })
})
