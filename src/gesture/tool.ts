/** What the next press will do. */
export interface Tool {
  /** Takes hold of what is drawn instead of drawing. */
  readonly select: boolean
  readonly curve: boolean
  readonly dashed: boolean
  readonly circle: boolean
  readonly arrow: boolean
  readonly erase: boolean
  /** Index in the icon catalogue, or none. */
  readonly icon: number | undefined
}

export type Toggle = 'select' | 'curve' | 'dashed' | 'circle' | 'arrow' | 'erase'

export const FIRST_TOOL: Tool = {
  select: false,
  curve: false,
  dashed: false,
  circle: false,
  arrow: false,
  erase: false,
  icon: undefined,
}

/** True for what a toggle shows as switched on: while an icon is in hand the pen lies aside, whatever it would draw. */
export const isOn = (tool: Tool, which: Toggle): boolean => tool[which] && tool.icon === undefined

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
