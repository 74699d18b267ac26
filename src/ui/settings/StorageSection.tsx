import { ShieldCheck, ShieldAlert } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { askForProtection, type StorageSpace } from '../../platform/storageSpace'
import { Button } from '../shared/buttons/Button'
import { useWords } from '../words/words'

/** The storage used on this device, and whether the browser may clear it. */
export const StorageSection = ({ space }: { readonly space: Promise<StorageSpace> }): ReactNode => {
  const words = useWords()
  const { used, isProtected } = use(space)
  const [granted, setGranted] = useState<boolean>()
  const safe = isProtected || granted === true
  const Sign = safe ? ShieldCheck : ShieldAlert
  return (
    <div className="flex flex-col gap-2">
      {used !== undefined && <p>{words.kept.used(used)}</p>}
      <p className="flex items-start gap-2 text-sm text-text-soft" role="status">
        <Sign className="size-5 shrink-0" aria-hidden />
        <span>{safe ? words.kept.isProtected : words.kept.notProtected(granted === false)}</span>
      </p>
      {!safe && (
        <Button look="raised" onClick={() => void askForProtection().then(setGranted)}>
          {words.kept.protect}
        </Button>
      )}
    </div>
  )
}
