import type { CheckState } from '../../model/fieldCheck'

/** The class of the colour of each result of a field check. */
export const CHECK_COLOURS: Readonly<Record<CheckState, string>> = {
  right: 'text-accent-text',
  wrong: 'text-danger',
  changed: 'text-text-soft',
  beforeChanged: 'text-text-soft',
}
