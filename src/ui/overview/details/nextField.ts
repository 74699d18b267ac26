import type { KeyboardEvent } from 'react'
import { parseMetres } from '../../../model/metres'

/**
 * Enter goes to the next field of the same kind, Shift+Enter to the previous one. Unreadable values must be corrected
 * first.
 */
export const goToNext = (event: KeyboardEvent): void => {
  const { key, shiftKey, target, currentTarget } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const kind = target.closest<HTMLElement>('[data-kind]')?.dataset['kind']
  if (kind === 'distance' && !isReadable(target.value)) return
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(`[data-kind=${kind}] input`)]
  const next = fields[fields.indexOf(target) + (shiftKey ? -1 : 1)]
  next?.focus()
  next?.select()
}

const isReadable = (text: string): boolean => text.trim() === '' || parseMetres(text) !== undefined
