import { useEffect, useState } from 'react'
import type { DrawingId, Tocht } from '../../model/types'
import { lastOpenDrawing } from '../shared/lastOpened'
import { drawingAt, tileOf } from './tiles/tiles'

/**
 * The index of the drawing whose tile was focused or pressed last; at first, of the drawing last open in the editor.
 * That tile is marked. Hovering changes nothing, because the pointer crosses other tiles on its way to the fields.
 */
export const useLookedAt = ({ id, drawings }: Tocht): number => {
  const [lookedAt, setLookedAt] = useState<DrawingId | undefined>(() => focusedDrawing() ?? lastOpenDrawing(id))
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const found = target && drawingAt(target)
      if (found) setLookedAt(found)
    }
    addEventListener('focusin', look)
    // Safari does not focus a button that is pressed.
    addEventListener('click', look)
    return () => {
      removeEventListener('focusin', look)
      removeEventListener('click', look)
    }
  }, [])
  const drawingIndex = lookedAt === undefined ? -1 : drawings.indexOf(lookedAt)
  const shown = drawings[Math.max(0, drawingIndex)]
  useEffect(() => {
    const tile = shown === undefined ? null : tileOf(shown)
    tile?.setAttribute('data-shown', '')
    return () => tile?.removeAttribute('data-shown')
  }, [shown])
  return drawingIndex
}

const focusedDrawing = (): DrawingId | undefined =>
  document.activeElement ? drawingAt(document.activeElement) : undefined
