import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../words/words'
import { IconButton } from './buttons/IconButton'
import { SaveState } from './notices/SaveState'
import { useGoBack } from './useGoBack'

interface Props {
  /** The target of Back when the app was opened on this screen. */
  readonly parent: string
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** The top of every screen but home, Check and Lead: Back, title, and actions. */
export const ScreenHeader = ({ parent, title, children }: Props) => {
  const words = useWords()
  const goBack = useGoBack(parent)
  return (
    <header className="pad-safe-x pad-safe-top flex min-h-14 shrink-0 short:min-h-11 flex-wrap items-center justify-end gap-1">
      <IconButton label={words.back} onClick={goBack}>
        <ArrowLeft />
      </IconButton>
      <div className="flex min-w-24 flex-1 items-center gap-1">{title}</div>
      <SaveState />
      {children}
    </header>
  )
}
