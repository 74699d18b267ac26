import { Dialog } from '@headlessui/react'
import { useDeferredValue, type ComponentProps } from 'react'

/**
 * A dialog that is open as long as it is there, and shuts off what is behind it. Headless UI learns in the first commit what
 * that is, and shuts it off in the same one, too early, for every dialog but the first of a visit: so it opens in the second.
 */
export const ModalDialog = (props: ComponentProps<typeof Dialog>) => {
  const open = useDeferredValue(true, false)
  return <Dialog {...props} open={open} />
}
