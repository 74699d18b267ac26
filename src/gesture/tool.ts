import { LOOKS, PLAIN, type Look, type Looks } from '../model/looks'

/** The tool's switches: Select and Text, how the next stroke is drawn, and its looks. */
export type Toggle = 'select' | 'text' | 'route' | 'curve' | Look

/**
 * The tool in use, which decides what the next press does. `select` grabs elements instead of drawing, `text` writes
 * labels.
 */
export interface Tool extends Looks {
  readonly select: boolean
  readonly text: boolean
  /** Makes the first stroke of a drawing without a ball its route. */
  readonly route: boolean
  /** Freehand instead of straight. */
  readonly curve: boolean
  /** Index in the icon catalogue. */
  readonly icon: number | undefined
  /** The tool to return to; set while erasing. */
  readonly aside?: Tool
}

export const FIRST_TOOL: Tool = { select: false, text: false, route: false, curve: false, ...PLAIN, icon: undefined }

/** Whether a look can be switched on an existing stroke. */
export const isSwitchable = (which: Toggle): which is Exclude<Look, 'erase'> =>
  which !== 'erase' && LOOKS.some((look) => look === which)

/**
 * Whether a toggle shows as on, for the tool or for a stroke. While an icon is picked none does, and while Text is on no
 * other.
 */
export const isOn = (of: Partial<Tool>, which: Toggle): boolean =>
  of.icon === undefined && (which === 'text' || of.text !== true) && (of[which] ?? false)

/**
 * Switches one property; a picked icon is put away. The eraser is a plain freehand stroke. The eraser keeps the other
 * switches in `aside`; any other switch restores them.
 */
export const toggle = (tool: Tool, which: Toggle): Tool => {
  if (which === 'erase') return tool.erase ? laidAside(tool) : { ...FIRST_TOOL, curve: true, erase: true, aside: tool }
  return { ...laidAside(tool), select: false, text: false, [which]: !isOn(tool, which), icon: undefined }
}

/** Whether the tool draws strokes. */
export const isPen = ({ icon, select, text, erase }: Tool): boolean => icon === undefined && !select && !text && !erase

/** Whether a tap reaches the targets of the ring. With Curve, a tap draws a dot. */
export const tapsRing = (tool: Tool): boolean => isPen(tool) && !tool.curve

/** The tool behind the eraser. */
export const laidAside = (tool: Tool): Tool => tool.aside ?? tool

/** Picks an icon; `undefined` returns to the pen. */
export const pickIcon = (tool: Tool, icon: number | undefined): Tool => ({
  ...laidAside(tool),
  select: false,
  text: false,
  icon,
})

/** The pen for a route: a freehand stroke with ball and arrow, with all other switches kept. */
export const routePen = (tool: Tool): Tool => ({ ...tool, curve: true, circle: true, arrow: true })
