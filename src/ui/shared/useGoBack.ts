import { useNavigate } from 'react-router-dom'
import { isObject } from '../../model/isObject'

/** Goes one entry back in the history, or to the parent when the app was opened on this screen. */
export const useGoBack = (parent: string): (() => void) => {
  const navigate = useNavigate()
  return () => {
    if (hasHistory(history.state)) void navigate(-1)
    else void navigate(parent, { replace: true })
  }
}

/** The router numbers the history entries; the entry on which the app was opened is 0. */
const hasHistory = (state: unknown): boolean => isObject(state) && typeof state['idx'] === 'number' && state['idx'] > 0
