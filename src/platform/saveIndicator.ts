import type { Persistence } from '../storage/persistence'

/** Keeps `data-save` on the root in step: whether everything done so far is in durable storage. */
export const showSaveStatus = (persistence: Persistence): void => {
  const show = (): void => {
    document.documentElement.dataset.save = persistence.status()
  }
  show()
  persistence.subscribe(show)
}
