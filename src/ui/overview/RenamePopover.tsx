import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Tocht } from '../../model/types'
import { useServices } from '../../store/context'
import { IconButton } from '../shared/buttons/IconButton'
import { PanelPopover } from '../shared/dialogs/PanelPopover'
import { TextField } from '../shared/fields/TextField'
import { useWords } from '../words/words'

/** Renames the tocht with each key; Undo reverts all keys in one step. */
export const RenamePopover = ({ tocht }: { readonly tocht: Tocht }) => {
  const words = useWords()
  return (
    <PanelPopover
      anchor="bottom"
      button={
        <IconButton label={words.overview.rename}>
          <Pencil className="size-5" />
        </IconButton>
      }
    >
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <NameField tocht={tocht} />
        </form>
      )}
    </PanelPopover>
  )
}

/** Mounted while the popover is open: the first key begins an undo step. */
const NameField = ({ tocht }: { readonly tocht: Tocht }) => {
  const words = useWords()
  const { store } = useServices()
  const [continues, setContinues] = useState(false)
  const rename = (name: string) => {
    store.dispatch({ type: 'renameTocht', tocht: tocht.id, name, continues })
    setContinues(true)
  }
  return (
    <TextField
      label={words.overview.name}
      value={tocht.name}
      // Selects the text, since renaming usually replaces the name.
      onFocus={(event) => event.target.select()}
      onText={rename}
    />
  )
}
