import { DEFAULT_CANVAS } from '../../src/constants'
import { PLAIN } from '../../src/model/looks'
import type {
  Drawing,
  DrawingElement,
  IconStamp,
  Label,
  Point,
  Size,
  State,
  Stroke,
  Style,
  Tocht,
  UnknownElement,
  WholeTocht,
} from '../../src/model/types'
import { stateOf } from '../../src/storage/format'

/** A point as `[x, y]`, which is most readable in a test. */
export type XY = readonly [x: number, y: number]

/** Points as an SVG polyline has them: "0,0 10,20". */
export const svgPoints = (text: string): XY[] =>
  text.split(' ').map((pair) => {
    const [x = NaN, y = NaN] = pair.split(',').map(Number)
    return [x, y]
  })

export const pt = (x: number, y: number): Point => ({ x, y })
export const pts = (...all: readonly XY[]): Point[] => all.map(([x, y]) => ({ x, y }))

type Flags = Partial<Omit<Stroke, 'points'>>

export const stroke = (points: readonly XY[], flags: Flags = {}): Stroke => ({
  points: pts(...points),
  ...PLAIN,
  ...flags,
})

export const LINE = stroke(svgPoints('10,20.5 110,20.5'))
export const DASHED = stroke(svgPoints('10,300 110,300'), { dashed: true })
export const ARROW = stroke(svgPoints('200,600 200,100'), { arrow: true, circle: true })
export const ERASER = stroke(svgPoints('50,0 50,40'), { erase: true })
export const stamp = (x: number, y: number, index = 0): IconStamp => ({ icon: { x, y, index } })

export const label = (x: number, y: number, text = 'brug'): Label => ({ label: { x, y, text } })

/** An element of a newer version; elements with different names differ. */
export const unknown = (name: string): UnknownElement => ({ compass: name }) as UnknownElement
export const UNKNOWN = unknown('Church')

export const drawing = (id: string, ...elements: readonly DrawingElement[]): Drawing => ({ id, elements })

/** A canvas that differs from the default one. */
export const SQUARE: Size = { width: 500, height: 500 }

interface TochtParts {
  readonly id?: string
  readonly name?: string
  readonly style?: Style
  readonly canvas?: Tocht['canvas']
}

/** A valid id derived from a short name: readers of texts keep only valid ids. */
export const idOf = (name: string): string =>
  Array.from(name, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .padStart(32, '0')

/** A tocht and its drawings, on the default canvas unless stated otherwise. */
export const whole = (drawings: readonly Drawing[], parts: TochtParts = {}): { tocht: Tocht; drawings: Drawing[] } => {
  const { id = 'a', name = 'Tocht 1', style = 0 } = parts
  const canvas = 'canvas' in parts ? parts.canvas : DEFAULT_CANVAS
  const tocht: Tocht = { id, name, style, drawings: drawings.map((one) => one.id) }
  return { tocht: canvas ? { ...tocht, canvas } : tocht, drawings: [...drawings] }
}

export const stateWith = (...wholes: readonly WholeTocht[]): State => stateOf(wholes)
