import { PLAIN, type Look, type Looks } from '../model/looks'

/** What of the tool is on or off: Select, how the next stroke is drawn, and its looks. */
export type Toggle = 'select' | 'route' | 'curve' | Look

/** What the next press will do. `select` takes hold of what is drawn instead of drawing. */
export interface Tool extends Looks {
  readonly select: boolean
  /** The first stroke of a box without a ball becomes its route. */
  readonly route: boolean
  /** Freehand instead of straight. */
  readonly curve: boolean
  /** Index in the icon catalogue, or none. */
  readonly icon: number | undefined
  /** While the eraser is in hand: what was in hand before. */
  readonly aside?: Tool
}

export const FIRST_TOOL: Tool = { select: false, route: false, curve: false, ...PLAIN, icon: undefined }

/** True for a look that can be switched of a stroke that is there already. */
export const isSwitchable = (which: Toggle): which is Exclude<Look, 'erase'> =>
  which !== 'select' && which !== 'route' && which !== 'curve' && which !== 'erase'

/**
 * True for what a toggle shows as switched on, of the tool or of a stroke: while an icon is in hand the pen lies aside,
 * whatever it would draw.
 */
export const isOn = (of: Partial<Tool>, which: Toggle): boolean => of.icon === undefined && (of[which] ?? false)

/**
 * Switches one property of what is in hand; with an icon in hand it takes up the pen again, with that property. The
 * eraser is a plain freehand stroke: on, it lays all else aside; off, or with anything else switched, that is back.
 */
export const toggle = (tool: Tool, which: Toggle): Tool => {
  if (which === 'erase') return tool.erase ? laidAside(tool) : { ...FIRST_TOOL, curve: true, erase: true, aside: tool }
  return { ...laidAside(tool), select: false, [which]: !isOn(tool, which), icon: undefined }
}

const laidAside = (tool: Tool): Tool => tool.aside ?? tool

/** Picking an icon puts the pen aside until it is put back; undefined takes up the pen again. */
export const pickIcon = (tool: Tool, icon: number | undefined): Tool => ({ ...laidAside(tool), select: false, icon })

/** The pen for a route: one freehand stroke with ball and arrow, and what else is switched on. */
export const routePen = (tool: Tool): Tool => ({ ...tool, curve: true, circle: true, arrow: true })
