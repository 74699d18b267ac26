/** What the next press will draw. */
export interface Tool {
  readonly curve: boolean
  readonly dashed: boolean
  readonly circle: boolean
  readonly arrow: boolean
  readonly erase: boolean
  /** Index in the icon catalogue, or none. */
  readonly icon: number | undefined
}

export type Toggle = 'curve' | 'dashed' | 'circle' | 'arrow' | 'erase'

export const FIRST_TOOL: Tool = {
  curve: false,
  dashed: false,
  circle: false,
  arrow: false,
  erase: false,
  icon: undefined,
}

/** Switches one property. The eraser is a plain freehand stroke: on, it takes the others off; they take it off. */
export const toggle = (tool: Tool, which: Toggle): Tool => {
  if (which === 'erase') {
    return tool.erase ? { ...tool, erase: false } : { ...FIRST_TOOL, curve: true, erase: true }
  }
  return { ...tool, [which]: !tool[which], erase: false, icon: undefined }
}

/** Picking an icon puts the pen aside until it is put back; undefined takes up the pen again. */
export const pickIcon = (tool: Tool, icon: number | undefined): Tool => ({ ...tool, erase: false, icon })
