import { PLAIN, type Look, type Looks } from '../model/looks'

/** What of the tool is on or off: Select, freehand instead of straight, and the looks of the next stroke. */
export type Toggle = 'select' | 'curve' | Look

/** What the next press will do. `select` takes hold of what is drawn instead of drawing. */
export interface Tool extends Looks {
  readonly select: boolean
  readonly curve: boolean
  /** Index in the icon catalogue, or none. */
  readonly icon: number | undefined
}

export const FIRST_TOOL: Tool = { select: false, curve: false, ...PLAIN, icon: undefined }

/** True for a look that can be switched of a stroke that is there already. */
export const isSwitchable = (which: Toggle): which is Exclude<Look, 'erase'> =>
  which !== 'select' && which !== 'curve' && which !== 'erase'

/**
 * True for what a toggle shows as switched on, of the tool or of a stroke: while an icon is in hand the pen lies aside,
 * whatever it would draw.
 */
export const isOn = (of: Partial<Tool>, which: Toggle): boolean => of.icon === undefined && (of[which] ?? false)

/**
 * Switches one property of what is in hand; with an icon in hand it takes up the pen again, with that property. The
 * eraser is a plain freehand stroke: on, it takes the others off; they take it off.
 */
export const toggle = (tool: Tool, which: Toggle): Tool => {
  if (which === 'erase') {
    return tool.erase ? { ...tool, erase: false } : { ...FIRST_TOOL, curve: true, erase: true }
  }
  return { ...tool, select: false, [which]: !isOn(tool, which), erase: false, icon: undefined }
}

/** Picking an icon puts the pen aside until it is put back; undefined takes up the pen again. */
export const pickIcon = (tool: Tool, icon: number | undefined): Tool => ({ ...tool, select: false, erase: false, icon })
