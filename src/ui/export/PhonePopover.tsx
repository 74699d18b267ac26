import { Phone } from 'lucide-react'
import type { Ref } from 'react'
import { IconButton } from '../shared/buttons/IconButton'
import { PanelPopover } from '../shared/dialogs/PanelPopover'
import { PhoneField } from '../shared/fields/PhoneField'
import { useWords } from '../words/words'

/** Edits the phone number beside the pages that show it. */
export const PhonePopover = ({ button }: { readonly button: Ref<HTMLButtonElement> }) => {
  const words = useWords()
  return (
    <PanelPopover
      anchor="bottom end"
      button={
        <IconButton ref={button} label={words.export.editPhone}>
          <Phone className="size-5" />
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
          <PhoneField />
        </form>
      )}
    </PanelPopover>
  )
}
