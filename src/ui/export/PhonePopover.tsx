import { Popover, PopoverButton } from '@headlessui/react'
import { Phone } from 'lucide-react'
import { IconButton } from '../shared/IconButton'
import { PhoneField } from '../shared/PhoneField'
import { PopoverPanel } from '../shared/PopoverPanel'
import { useWords } from '../words/words'

/** The number to call, changed while looking at the page on which it stands. */
export const PhonePopover = () => {
  const words = useWords()
  return (
    <Popover>
      <PopoverButton as={IconButton} label={words.export.editPhone}>
        <Phone className="size-5" />
      </PopoverButton>
      <PopoverPanel anchor="bottom end">
        {({ close }) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <PhoneField />
          </form>
        )}
      </PopoverPanel>
    </Popover>
  )
}
