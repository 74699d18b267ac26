import { TextArea } from '../../shared/fields/TextField'
import { useWords } from '../../words/words'

interface Props {
  readonly label: string
  readonly text: string
}

/** A text to copy by hand when the browser cannot copy it; a touch selects all of it. */
export const CopyByHand = ({ label, text }: Props) => (
  <div className="flex flex-col gap-2">
    <p role="alert">{useWords().overview.shareRefused}</p>
    <TextArea label={label} readOnly value={text} onFocus={(event) => event.target.select()} />
  </div>
)
