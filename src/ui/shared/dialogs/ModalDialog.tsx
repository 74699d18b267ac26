import { Dialog } from '@headlessui/react'
import { useDeferredValue, type ComponentProps } from 'react'

/**
 * A dialog that is open while it is mounted, and makes everything behind it inert. It opens in the second commit,
 * because Headless UI collects the elements behind it in the first. If it opened in the first commit, those elements
 * would stay active, except behind the first dialog of a visit.
 */
export const ModalDialog = (props: ComponentProps<typeof Dialog>) => {
  const open = useDeferredValue(true, false)
  return <Dialog {...props} open={open} />
}
