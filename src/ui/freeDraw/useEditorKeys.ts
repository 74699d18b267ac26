import { useEffect, useEffectEvent } from 'react'
import type { Point } from '../../model/types'
import { ARROW_KEYS } from '../canvas/arrowKeys'
import { useShortcuts, hasKeysOfItsOwn, hasModifier } from '../shared/keys/shortcuts'
import { COMMANDS, SHORTCUTS, type CommandTarget } from './commands'

/** Runs each command of the editor by its keys. */
export const useEditorKeys = (target: CommandTarget): void => {
  useShortcuts(SHORTCUTS, (name, repeats) => {
    const command = COMMANDS[name]
    if ((repeats && !command.repeats) || command.can?.(target) === false) return
    command.run(target)
  })
  const { selection } = target
  useNudge(selection.index !== undefined, selection.nudge)
}

/** Step of a selected element per arrow key, without and with Shift, in units. */
export const NUDGE = { small: 1, large: 10 } as const

/** While an element is selected, the arrow keys move it instead of the keyboard's pen. */
const useNudge = (active: boolean, move: (by: Point) => void): void => {
  const onMove = useEffectEvent(move)
  useEffect(() => {
    if (!active) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const direction = ARROW_KEYS[event.key]
      if (!direction || hasKeysOfItsOwn(event) || hasModifier(event)) return
      const size = event.shiftKey ? NUDGE.large : NUDGE.small
      event.preventDefault()
      event.stopPropagation()
      onMove({ x: direction.x * size, y: direction.y * size })
    }
    // Listens in the capture phase, so that the listener runs before the canvas's.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [active])
}
