import { Button } from '../shared/Button'
import { PanelDialog } from '../shared/PanelDialog'
import { TextArea } from '../shared/TextField'
import { useWords } from '../words/words'

interface Props {
  readonly text: string
  readonly onClose: () => void
}

/** Shows a text to be copied by hand, selected as soon as it is touched. */
export const CopyByHand = ({ text, onClose }: Props) => {
  const words = useWords()
  return (
    <PanelDialog label={words.overview.share} onClose={onClose}>
      <p role="alert">{words.overview.shareRefused}</p>
      <TextArea label={words.overview.tochtAsText} readOnly value={text} onFocus={(event) => event.target.select()} />
      <Button onClick={onClose}>{words.close}</Button>
    </PanelDialog>
  )
}
