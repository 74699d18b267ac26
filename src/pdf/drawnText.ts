import { contours } from 'd3-contour'
import { closedPath } from '../geometry/line/pathData'
import { simplify } from '../geometry/line/simplify'
import type { TextOutline } from '../render/sheet/sheetText'
import type { DrawnText } from '../render/sheet/typeface'
import { SHEET_FONT_WEIGHT } from '../render/textSvg'

/** Shades for coloured characters, each from a darkness (0…1) on; lighter shades lie below. */
const FALLBACK_SHADES = [
  { from: 0.08, colour: '#dddddd' },
  { from: 0.25, colour: '#aaaaaa' },
  { from: 0.5, colour: '#666666' },
  { from: 0.8, colour: '#000000' },
] as const

/** Greatest distance of a traced outline from its path, in pixels at that size. */
const FALLBACK_TOLERANCE = 0.5

/** Size at which text is traced, in pixels per em: 540 dots per inch for a name. */
export const FALLBACK_EM = 128

type Context = Pick<
  CanvasRenderingContext2D,
  'font' | 'fillStyle' | 'direction' | 'textAlign' | 'measureText' | 'fillText' | 'fillRect' | 'getImageData'
>
/** Creates an empty canvas of this size, in pixels; `undefined` in a browser that has none. */
export type NewCanvas = (width: number, height: number) => Context | undefined

/** Padding for parts of letters outside their advance width and line. */
const PADDING = Math.round(FALLBACK_EM / 4)
const BASELINE = Math.round(FALLBACK_EM * 1.4)
const HEIGHT = FALLBACK_EM * 2

/**
 * Traces text, drawn with the device's own fonts, into paths: they stay sharp at any size. Black text becomes black
 * paths; coloured characters such as emoji become shades of grey.
 */
export const drawnText = (newCanvas: NewCanvas, fontFamily: string, weight = SHEET_FONT_WEIGHT): DrawnText => {
  const font = `${weight} ${FALLBACK_EM}px ${fontFamily}`
  const measuring = newCanvas(1, 1)
  if (measuring) measuring.font = font
  const widthOf = (text: string): number =>
    measuring ? measuring.measureText(text).width / FALLBACK_EM : USUAL_WIDTH * text.length
  let isTrue: boolean | undefined
  return {
    widthOf,
    outlineOf: (text, isRightToLeft) => {
      isTrue ??= readsTrue(newCanvas)
      if (!isTrue) return undefined
      const width = Math.ceil(widthOf(text) * FALLBACK_EM) + 2 * PADDING
      const context = newCanvas(width, HEIGHT)
      if (!context) return undefined
      context.font = font
      context.fillStyle = '#000000'
      context.direction = isRightToLeft ? 'rtl' : 'ltr'
      context.textAlign = 'left'
      context.fillText(text, PADDING, BASELINE)
      return traced(context.getImageData(0, 0, width, HEIGHT))
    },
  }
}

/** The width of a character that cannot be measured, in ems. */
const USUAL_WIDTH = 0.6
/** The side of a known shape, a bar from top to bottom, and its first and last column, in pixels. */
const [KNOWN_SIDE, KNOWN_FROM, KNOWN_TO] = [32, 8, 20]
/** The darkness that may differ; some browsers change each pixel by a step or two, which no outline shows. */
const KNOWN_TOLERANCE = 0.05

/** Whether a canvas returns what was drawn: browsers that hide the device return noise, white or an error. */
const readsTrue = (newCanvas: NewCanvas): boolean => {
  const context = newCanvas(KNOWN_SIDE, KNOWN_SIDE)
  if (!context) return false
  context.fillStyle = '#000000'
  context.fillRect(KNOWN_FROM, 0, KNOWN_TO - KNOWN_FROM, KNOWN_SIDE)
  const data = dataOf(context)
  if (!data) return false
  const { darkness } = darknessOf(data)
  return darkness.every((dark, pixel) => {
    const column = pixel % KNOWN_SIDE
    return Math.abs(dark - (column >= KNOWN_FROM && column < KNOWN_TO ? 1 : 0)) < KNOWN_TOLERANCE
  })
}

const dataOf = (context: Context): ImageData['data'] | undefined => {
  try {
    return context.getImageData(0, 0, KNOWN_SIDE, KNOWN_SIDE).data
  } catch {
    return undefined
  }
}

const traced = ({ data, width, height }: ImageData): TextOutline => {
  const { darkness, coloured } = darknessOf(data)
  const trace = contours().size([width, height]).smooth(true)
  const shades = coloured ? FALLBACK_SHADES : [{ from: 0.5, colour: '#000000' }]
  return {
    unitsPerEm: FALLBACK_EM,
    layers: shades
      .map(({ from, colour }) => ({ colour, d: pathOf(trace.contour(darkness, from).coordinates) }))
      .filter(({ d }) => d !== ''),
  }
}

/** The darkness of each pixel on white paper (0…1), and whether any pixel is coloured. */
const darknessOf = (data: ImageData['data']): { darkness: number[]; coloured: boolean } => {
  let coloured = false
  const darkness = Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * pixel, 4 * pixel + 4)
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    coloured ||= alpha > 200 && light > 0.1
    return (1 - light) * (alpha / 255)
  })
  return { darkness, coloured }
}

const pathOf = (polygons: readonly number[][][][]): string =>
  polygons
    .flat()
    .map((ring) =>
      closedPath(
        simplify(
          ring.map(([x = 0, y = 0]) => ({ x: x - PADDING, y: y - BASELINE })),
          FALLBACK_TOLERANCE,
        ),
      ),
    )
    .join('')
