import { BrushCleaning } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../shared/buttons/IconButton'
import { ScreenHeader } from '../shared/ScreenHeader'
import { useWords } from '../words/words'
import { HelpButton } from './toolBar/HelpButton'

interface Props {
  /** The target of Back when the app was opened on this screen. */
  readonly parent: string
  readonly number: number
  readonly empty: boolean
  readonly onClear: () => void
  readonly onHelp: () => void
}

/** The header of the editor: the drawing's number, and Back. */
export const DrawingHeader = memo(({ parent, number, empty, onClear, onHelp }: Props) => {
  const words = useWords().editor
  return (
    <ScreenHeader
      parent={parent}
      title={<h1 className="truncate text-[min(1.125rem,7.5vw)] font-semibold">{words.title(number)}</h1>}
    >
      <IconButton label={words.clear} disabled={empty} onClick={onClear}>
        <BrushCleaning />
      </IconButton>
      <HelpButton onHelp={onHelp} className="max-row:hidden" />
    </ScreenHeader>
  )
})
