import { Popover, PopoverButton } from '@headlessui/react'
import { Phone } from 'lucide-react'
import type { Ref } from 'react'
import { IconButton } from '../shared/IconButton'
import { PhoneField } from '../shared/PhoneField'
import { PopoverPanel } from '../shared/PopoverPanel'
import { useWords } from '../words/words'

/** The number to call, changed while looking at the page on which it stands. */
export const PhonePopover = ({ button }: { readonly button: Ref<HTMLButtonElement> }) => {
  const words = useWords()
  return (
    <Popover>
      <PopoverButton as={IconButton} ref={button} label={words.export.editPhone}>
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
