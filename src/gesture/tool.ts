import { LOOKS, PLAIN, type Look, type Looks } from '../model/looks'

/** The tool's switches: Select, how the next stroke is drawn, and its looks. */
export type Toggle = 'select' | 'route' | 'curve' | Look

/** The tool in use, which decides what the next press does. `select` grabs elements instead of drawing. */
export interface Tool extends Looks {
  readonly select: boolean
  /** Makes the first stroke of a drawing without a ball its route. */
  readonly route: boolean
  /** Freehand instead of straight. */
  readonly curve: boolean
  /** Index in the icon catalogue. */
  readonly icon: number | undefined
  /** The tool to return to; set while erasing. */
  readonly aside?: Tool
}

export const FIRST_TOOL: Tool = { select: false, route: false, curve: false, ...PLAIN, icon: undefined }

/** Whether a look can be switched on an existing stroke. */
export const isSwitchable = (which: Toggle): which is Exclude<Look, 'erase'> =>
  which !== 'erase' && LOOKS.some((look) => look === which)

/** Whether a toggle shows as on, for the tool or for a stroke. No toggle shows as on while an icon is picked. */
export const isOn = (of: Partial<Tool>, which: Toggle): boolean => of.icon === undefined && (of[which] ?? false)

/**
 * Switches one property; a picked icon is put away. The eraser is a plain freehand stroke. The eraser keeps the other
 * switches in `aside`; any other switch restores them.
 */
export const toggle = (tool: Tool, which: Toggle): Tool => {
  if (which === 'erase') return tool.erase ? laidAside(tool) : { ...FIRST_TOOL, curve: true, erase: true, aside: tool }
  return { ...laidAside(tool), select: false, [which]: !isOn(tool, which), icon: undefined }
}

/** The tool behind the eraser. */
export const laidAside = (tool: Tool): Tool => tool.aside ?? tool

/** Picks an icon; `undefined` returns to the pen. */
export const pickIcon = (tool: Tool, icon: number | undefined): Tool => ({ ...laidAside(tool), select: false, icon })

/** The pen for a route: a freehand stroke with ball and arrow, with all other switches kept. */
export const routePen = (tool: Tool): Tool => ({ ...tool, curve: true, circle: true, arrow: true })
