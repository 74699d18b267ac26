import { useWords } from '../../words/words'
import { Button } from '../buttons/Button'

interface Props {
  readonly text: string
  readonly onClose: () => void
  readonly onPutBack: () => void
}

/** Says that another tab deleted something, with buttons to put it back or to leave. */
export const DeletedCard = ({ text, onClose, onPutBack }: Props) => {
  const { close, deleted } = useWords()
  return (
    <div className="mx-auto flex max-w-md flex-wrap justify-end gap-2 rounded-xl border border-line bg-desk p-4 shadow-lg">
      <p role="alert" className="w-full">
        {text}
      </p>
      <Button onClick={onClose}>{close}</Button>
      <Button look="solid" onClick={onPutBack}>
        {deleted.putBack}
      </Button>
    </div>
  )
}
