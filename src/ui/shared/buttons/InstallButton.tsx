import { Share, SquarePlus } from 'lucide-react'
import { useState } from 'react'
import { askToInstall, isIos } from '../../../platform/install'
import { useWords } from '../../words/words'
import { Button } from './Button'

interface Props {
  /** Called when the browser shows its own dialog. */
  readonly onAsked?: () => void
}

/** Installs the app; when the browser cannot, explains how to do it. */
export const InstallButton = ({ onAsked }: Props) => {
  const words = useWords().install
  const [refused, setRefused] = useState(false)
  const install = async () => {
    if (await askToInstall()) onAsked?.()
    else setRefused(true)
  }
  if (isIos())
    return (
      <ol className="flex flex-col gap-2">
        <li className="flex items-center gap-2">
          <Share className="size-5 shrink-0 text-accent-text" aria-hidden />
          <span>{words.iosShare}</span>
        </li>
        <li className="flex items-center gap-2">
          <SquarePlus className="size-5 shrink-0 text-accent-text" aria-hidden />
          <span>{words.iosAdd}</span>
        </li>
      </ol>
    )
  return (
    <>
      <Button look="solid" onClick={() => void install()}>
        {words.button}
      </Button>
      <p role="status" className="text-sm text-text-soft empty:hidden">
        {refused && words.steps}
      </p>
    </>
  )
}
