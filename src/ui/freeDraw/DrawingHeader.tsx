import { BrushCleaning } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../shared/IconButton'
import { ScreenHeader } from '../shared/ScreenHeader'
import { useTableWords } from '../words/words'
import { TABLE_TITLE } from './tableShape'

interface Props {
  /** Where Back leads for somebody who came here directly. */
  readonly parent: string
  readonly number: number
  readonly empty: boolean
  readonly onClear: () => void
}

/** Which drawing this is, and the way back out of it. */
export const DrawingHeader = memo(({ parent, number, empty, onClear }: Props) => {
  const words = useTableWords().editor
  return (
    <ScreenHeader parent={parent} title={<h1 className={TABLE_TITLE}>{words.title(number)}</h1>}>
      <IconButton label={words.clear} disabled={empty} onClick={onClear}>
        <BrushCleaning />
      </IconButton>
    </ScreenHeader>
  )
})
