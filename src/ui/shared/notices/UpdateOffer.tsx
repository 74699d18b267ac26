import { useSyncExternalStore } from 'react'
import type { Updates } from '../../../platform/offline'
import { useSaveStatus } from '../../../store/context'
import { useWords } from '../../words/words'
import { Button } from '../buttons/Button'

/**
 * Offers a newer version, above the screen, where the offer covers nothing. A button starts the newer version, once
 * everything is saved.
 */
export const UpdateOffer = ({ updates }: { readonly updates: Updates }) => {
  const words = useWords().update
  const waiting = useSyncExternalStore(updates.subscribe, updates.waiting)
  const saved = useSaveStatus() === 'saved'
  if (!waiting) return null
  return (
    <aside className="pad-safe-x pad-safe-top flex flex-wrap items-center justify-center gap-3 bg-panel py-2 text-sm">
      <p role="status">{words.there}</p>
      <Button look="raised" disabled={!saved} onClick={updates.take}>
        {words.take}
      </Button>
    </aside>
  )
}
