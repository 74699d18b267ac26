import { Dialog } from '@headlessui/react'
import { useDeferredValue, type ComponentProps } from 'react'

/**
 * A dialog that is open while it is mounted, and makes everything behind it inert. It opens in the second commit: only
 * in the first does Headless UI find out what lies behind, too late for any dialog but the first of a visit.
 */
export const ModalDialog = (props: ComponentProps<typeof Dialog>) => {
  const open = useDeferredValue(true, false)
  return <Dialog {...props} open={open} />
}
