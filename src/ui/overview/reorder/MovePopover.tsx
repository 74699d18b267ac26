import { MoveRight } from 'lucide-react'
import { useState } from 'react'
import { beforeAt } from '../../../model/changes/order'
import type { DrawingId } from '../../../model/types'
import { Button } from '../../shared/buttons/Button'
import { PanelPopover } from '../../shared/dialogs/PanelPopover'
import { TextField } from '../../shared/fields/TextField'
import { useWords } from '../../words/words'
import type { DrawingActions } from '../useDrawingActions'

interface Props {
  readonly order: readonly DrawingId[]
  readonly drawings: readonly DrawingId[]
  readonly actions: DrawingActions
}

/** Moves the selected drawings together to the place with a given number, which may be far away. */
export const MovePopover = ({ order, drawings, actions }: Props) => {
  const words = useWords().overview
  const [number, setNumber] = useState('1')
  const move = () => actions.moveAndSay(drawings, beforeAt(order, drawings, Number(number) - 1))
  return (
    <PanelPopover
      anchor="top"
      button={
        <Button disabled={drawings.length === 0}>
          <MoveRight className="hidden size-5 sm:block" aria-hidden />
          <span>{words.moveSelected}</span>
        </Button>
      }
    >
      {(close) => (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            close()
            move()
          }}
        >
          <p className="text-sm text-text-soft">{words.moveHint}</p>
          <TextField
            label={words.place}
            type="number"
            required
            min={1}
            max={order.length - drawings.length + 1}
            value={number}
            onFocus={(event) => event.target.select()}
            onText={setNumber}
          />
          <Button look="solid" type="submit">
            {words.moveHere}
          </Button>
        </form>
      )}
    </PanelPopover>
  )
}
