import { Popover, PopoverButton } from '@headlessui/react'
import { Pencil } from 'lucide-react'
import { LONGEST_NAME } from '../../constants'
import { shortened } from '../../model/characters'
import type { Tocht } from '../../model/types'
import { useServices } from '../../store/context'
import { IconButton } from '../shared/IconButton'
import { PopoverPanel } from '../shared/PopoverPanel'
import { TextField } from '../shared/TextField'
import { useWords } from '../words/words'

/** Changes the name with every key. */
export const RenamePopover = ({ tocht }: { readonly tocht: Tocht }) => {
  const words = useWords()
  const { store } = useServices()
  return (
    <Popover>
      <PopoverButton as={IconButton} label={words.overview.rename}>
        <Pencil className="size-5" />
      </PopoverButton>
      <PopoverPanel anchor="bottom">
        {({ close }) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <TextField
              label={words.overview.name}
              value={tocht.name}
              onChange={(event) =>
                store.dispatch({
                  type: 'renameTocht',
                  tocht: tocht.id,
                  name: shortened(event.target.value, LONGEST_NAME),
                })
              }
            />
          </form>
        )}
      </PopoverPanel>
    </Popover>
  )
}
