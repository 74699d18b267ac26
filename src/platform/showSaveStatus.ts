import type { Persistence } from '../storage/persistence'

/** Keeps `data-save` on the root element equal to the save status. */
export const showSaveStatus = (persistence: Persistence): void => {
  const show = (): void => {
    document.documentElement.dataset.save = persistence.status()
  }
  show()
  persistence.subscribe(show)
}
