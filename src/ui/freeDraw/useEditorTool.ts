import { useImmerReducer } from 'use-immer'
import { FIRST_TOOL, isOn, isSwitchable, laidAside, pickIcon, toggle, type Toggle, type Tool } from '../../gesture/tool'
import { isStroke } from '../../model/types'
import { usePreferences, useServices } from '../../store/context'
import { useHandler } from '../shared/useHandler'
import type { Selection } from './useSelection'

type ToolAction = { readonly toggle: Toggle } | { readonly icon: number | undefined } | { readonly plain: true }

const toolReducer = (tool: Tool, action: ToolAction): Tool => {
  if ('plain' in action) return { ...FIRST_TOOL, route: laidAside(tool).route }
  return 'toggle' in action ? toggle(tool, action.toggle) : pickIcon(tool, action.icon)
}

export interface EditorTool {
  readonly tool: Tool
  /** Switches a property of the tool, or a look of the selected stroke. */
  readonly onToggle: (which: Toggle) => void
  /** Picks an icon; `undefined` returns to the pen. Clears the selection. */
  readonly onPickIcon: (icon: number | undefined) => void
  /** Returns to the plain pen. */
  readonly reset: () => void
}

/** The tool of the editor: what the next press on the paper does. */
export const useEditorTool = (empty: boolean, selection: Selection, isBusy: () => boolean): EditorTool => {
  const { preferences } = useServices()
  const { route } = usePreferences()
  const [tool, change] = useImmerReducer<Tool, ToolAction>(toolReducer, { ...FIRST_TOOL, route })
  // An empty drawing has nothing to erase; React renders again with the tool that was in use before.
  if (tool.erase && empty) change({ toggle: 'erase' })
  return {
    tool,
    onToggle: useHandler((which: Toggle) => {
      const stroke = selection.element && isStroke(selection.element)
      // A stroke that is being moved must not change under the pointer.
      if (stroke && isBusy()) return
      if (stroke && isSwitchable(which)) selection.switchLook(which)
      else change({ toggle: which })
      if (which === 'route') preferences.change({ route: !isOn(tool, 'route') })
    }),
    onPickIcon: useHandler((icon: number | undefined) => {
      // An element that is being dragged stays selected.
      if (selection.element && isBusy()) return
      change({ icon })
      selection.select(undefined)
    }),
    reset: () => change({ plain: true }),
  }
}
