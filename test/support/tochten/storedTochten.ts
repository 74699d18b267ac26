import type { BrowserContext } from '@playwright/test'
import type { DrawingDetails } from '../../../src/model/details'
import type { DrawingElement, Style } from '../../../src/model/types'

/** A tocht as somebody else may have written it: without ids, revisions or seals. */
export interface StoredTocht {
  readonly name: string
  readonly style: Style
  readonly drawings: readonly (readonly DrawingElement[])[]
  readonly details?: readonly DrawingDetails[]
}

/** Writes tochten and preferences into the storage of a context before the app first reads it. */
export const storedTochten = async (
  context: BrowserContext,
  tochten: readonly StoredTocht[],
  choices: Readonly<Record<string, string>>,
): Promise<void> => {
  await context.addInitScript(
    ([text, chosen]) => {
      // The script runs in every page, blank ones too, and must not overwrite what the app has written.
      if (location.protocol === 'about:' || localStorage.getItem('Tochten') !== null) return
      localStorage.setItem('Tochten', text)
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value)
    },
    [JSON.stringify(tochten), choices] as const,
  )
}
