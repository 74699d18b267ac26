import { BrushCleaning, ChevronLeft, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../shared/IconButton'
import { ScreenHeader } from '../shared/ScreenHeader'
import { useWords } from '../words/words'
import { shortcutText } from './shortcuts'

interface Props {
  /** Where Back leads for somebody who came here directly. */
  readonly parent: string
  readonly number: number
  readonly empty: boolean
  readonly full: boolean
  readonly onPrevious: () => void
  readonly onClear: () => void
  readonly onNext: () => void
}

/** Which drawing this is, and the way to its neighbours. */
export const DrawingHeader = memo(({ parent, number, empty, full, onPrevious, onClear, onNext }: Props) => {
  const words = useWords().editor
  return (
    <ScreenHeader
      parent={parent}
      title={<h1 className="truncate text-lg font-semibold tabular-nums">{words.title(number)}</h1>}
    >
      <IconButton label={words.previous} shortcut={shortcutText('previous')} onClick={onPrevious}>
        <ChevronLeft />
      </IconButton>
      <IconButton label={words.clear} disabled={empty} onClick={onClear}>
        <BrushCleaning />
      </IconButton>
      <IconButton label={words.next} shortcut={shortcutText('next')} disabled={full} onClick={onNext}>
        <ChevronRight />
      </IconButton>
    </ScreenHeader>
  )
})
