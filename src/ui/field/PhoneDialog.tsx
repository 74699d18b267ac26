import { DialogTitle } from '@headlessui/react'
import { Button } from '../shared/buttons/Button'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { PhoneField } from '../shared/fields/PhoneField'
import { useWords } from '../words/words'

/** Asks for the leaders' number when there is none. */
export const PhoneDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords()
  return (
    <PanelDialog onClose={onClose}>
      <DialogTitle className="text-lg font-semibold">{words.export.editPhone}</DialogTitle>
      <PhoneField />
      <Button look="solid" onClick={onClose}>
        {words.close}
      </Button>
    </PanelDialog>
  )
}
