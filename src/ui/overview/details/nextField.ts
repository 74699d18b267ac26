import type { KeyboardEvent } from 'react'
import { isReadable } from '../../../model/texts/metres'
import { isEnter } from '../../shared/keys/shortcuts'

/**
 * Enter goes to the next field of the same kind, Shift+Enter to the previous one. An unreadable distance must be
 * corrected first.
 */
export const goToNext = (event: KeyboardEvent): void => {
  const { nativeEvent, shiftKey, target, currentTarget } = event
  if (!isEnter(nativeEvent) || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const kind = target.closest<HTMLElement>('[data-kind]')?.dataset['kind']
  if (kind === 'distance' && !isReadable(target.value)) return
  const fields = fieldsLike(currentTarget, kind)
  const next = fields[fields.indexOf(target) + (shiftKey ? -1 : 1)]
  next?.focus()
  next?.select()
}

/** The fields of one kind, in order. */
const fieldsLike = (list: EventTarget, kind: string | undefined): readonly HTMLInputElement[] =>
  list instanceof Element ? [...list.querySelectorAll<HTMLInputElement>(`[data-kind=${kind}] input`)] : []
