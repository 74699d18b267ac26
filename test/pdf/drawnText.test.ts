import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { drawnText, type NewCanvas, FALLBACK_EM } from '../../src/pdf/drawnText'
import { lettersOf } from '../../src/render/font/trueType'
import { must } from '../support/must'
import { newCanvas, sheetFont } from '../support/paper/sheetFont'

/** A canvas that draws any text as a coloured disc of half an em, like an emoji. */
const discs =
  (colour: string): NewCanvas =>
  (width, height) => {
    const context = createCanvas(width, height).getContext('2d')
    context.fillText = (_, x, y) => {
      context.fillStyle = colour
      context.beginPath()
      context.arc(x + FALLBACK_EM / 4, y - FALLBACK_EM / 4, FALLBACK_EM / 4, 0, 2 * Math.PI)
      context.fill()
    }
    return context as unknown as ReturnType<NewCanvas>
  }

const traced = (colour: string) => must(drawnText(discs(colour), 'any').outlineOf('o'))

/** A canvas that draws any text as a block of half an em, with an edge beside it. */
const blocks =
  (colour: string, beyond = 0, edge = colour): NewCanvas =>
  (width, height) => {
    const context = createCanvas(width, height).getContext('2d')
    context.measureText = () => ({ width: FALLBACK_EM / 2 }) as ReturnType<typeof context.measureText>
    context.fillText = (_, x, y) => {
      const [top, side] = [y - FALLBACK_EM / 2, FALLBACK_EM / 2]
      context.fillStyle = edge
      context.fillRect(x - beyond, top, side + 2 * beyond, side)
      context.clearRect(x, top, side, side)
      context.fillStyle = colour
      context.fillRect(x, top, side, side)
    }
    return context as unknown as ReturnType<NewCanvas>
  }

/** A canvas whose pixels a browser changes before they are read, to hide the device. */
const reading =
  (change: (value: number, index: number) => number): NewCanvas =>
  (width, height) => {
    const context = createCanvas(width, height).getContext('2d')
    const read = context.getImageData.bind(context)
    context.getImageData = (...area: Parameters<typeof read>) => {
      const image = read(...area)
      image.data.forEach((value, index) => (image.data[index] = change(value, index)))
      return image
    }
    return context as unknown as ReturnType<NewCanvas>
  }

/** A canvas that may be drawn on and not read. */
const refusing: NewCanvas = (width, height) => {
  const context = createCanvas(width, height).getContext('2d')
  context.getImageData = () => {
    throw new DOMException('refused')
  }
  return context as unknown as ReturnType<NewCanvas>
}

const placesOf = (d: string): { x: number; y: number }[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe('text traced from a canvas', () => {
  it('becomes one black shape, in place and at true size, if it is black', () => {
    const { layers, unitsPerEm } = traced('#000000')
    expect(layers.map(({ colour }) => colour)).toEqual(['#000000'])
    expect(unitsPerEm).toBe(FALLBACK_EM)
    const radius = FALLBACK_EM / 4
    const places = placesOf(layers[0]?.d ?? '')
    expect(places.length).toBeGreaterThan(8)
    for (const { x, y } of places) expect(Math.abs(Math.hypot(x - radius, y + radius) - radius)).toBeLessThan(1)
  })

  it.each([
    ['yellow', '#ffcc33', ['#dddddd']],
    ['green', '#2e8b57', ['#dddddd', '#aaaaaa', '#666666']],
    ['brown', '#884422', ['#dddddd', '#aaaaaa', '#666666']],
    ['nearly black', '#330000', ['#000000']],
  ])('in %s becomes shades of grey, the lightest at the back, or black', (_, colour, shades) => {
    expect(traced(colour).layers.map((layer) => layer.colour)).toEqual(shades)
  })

  it('is not cut off where letters extend beyond their width', () => {
    const beyond = FALLBACK_EM / 5
    const [layer] = must(drawnText(blocks('#000000', beyond), 'any').outlineOf('o')).layers
    const across = placesOf(must(layer).d).map(({ x }) => x)
    expect(Math.min(...across)).toBeCloseTo(-beyond, -1)
    expect(Math.max(...across)).toBeCloseTo(FALLBACK_EM / 2 + beyond, -1)
  })

  it('has shapes only where it is at least half dark', () => {
    const [darker, lighter] = ['rgba(0, 0, 0, 0.55)', 'rgba(0, 0, 0, 0.45)'].map((colour) =>
      drawnText(blocks(colour), 'any').outlineOf('o'),
    )
    expect(darker?.layers).toHaveLength(1)
    expect(lighter?.layers).toEqual([])
  })

  it('stays black if only its soft edge is coloured', () => {
    const { layers } = must(drawnText(blocks('#000000', 4, 'rgba(255, 0, 0, 0.6)'), 'any').outlineOf('o'))
    expect(layers.map(({ colour }) => colour)).toEqual(['#000000'])
  })

  it.each([
    ['noise', (_: number, index: number) => (index * 7_919) % 256],
    ['white paper', () => 255],
    ['nothing', () => 0],
  ])('is not traced where a browser returns %s instead of the canvas', (_, change) => {
    expect(drawnText(reading(change), 'sans-serif').outlineOf('m')).toBeUndefined()
  })

  it('is not traced, and has some width, where a browser refuses the canvas', () => {
    for (const refused of [refusing, () => undefined]) {
      const drawn = drawnText(refused, 'sans-serif')
      expect(drawn.outlineOf('m')).toBeUndefined()
      expect(drawn.widthOf('m')).toBeGreaterThan(0.3)
    }
  })

  it('is traced where a browser changes each pixel by one step', () => {
    const changed = drawnText(
      reading((value, index) => value + (index % 2 === 0 ? 1 : -1)),
      'sans-serif',
    ).outlineOf('m')
    expect(must(changed).layers.map(({ colour }) => colour)).toEqual(['#000000'])
  })

  it('has no shapes if it is invisible', () => {
    expect(must(drawnText(newCanvas, 'sans-serif').outlineOf('\u200b')).layers).toEqual([])
  })

  it('uses the font of the sheet in these tests, whatever fonts the machine has', () => {
    const advance = lettersOf(sheetFont()).advanceOf('m'.codePointAt(0) ?? 0) ?? 0
    expect(drawnText(newCanvas, 'sans-serif').widthOf('m')).toBeCloseTo(advance, 3)
  })

  it('has the width and the outline of real letters', () => {
    const text = drawnText(newCanvas, 'sans-serif')
    expect(text.widthOf('mm')).toBeCloseTo(2 * text.widthOf('m'), 3)
    expect(must(text.outlineOf('m')).layers[0]?.d).toMatch(/^M[\d.]+ -?[\d.]+L.*Z$/)
  })
})
