import { INTRO_CLOSED_KEY } from '../constants'

/** Whether the intro was closed since this tab was opened. A browser that keeps nothing forgets it at a reload. */
export const introClosed = (): boolean => {
  try {
    return sessionStorage.getItem(INTRO_CLOSED_KEY) !== null
  } catch {
    return false
  }
}

export const rememberIntroClosed = (): void => {
  try {
    sessionStorage.setItem(INTRO_CLOSED_KEY, 'true')
  } catch {
    // Then it comes back with the next reload.
  }
}
