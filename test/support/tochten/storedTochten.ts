import type { BrowserContext } from '@playwright/test'
import { MIRROR_KEY } from '../../../src/constants'
import type { DrawingDetails } from '../../../src/model/details'
import type { StoredSheet } from '../../../src/model/sheet/sheetOptions'
import type { DrawingElement, Style } from '../../../src/model/types'

/** A tocht as somebody else may have written it: without ids, revisions or seals. */
export interface StoredTocht {
  readonly name: string
  readonly style: Style
  readonly drawings: readonly (readonly DrawingElement[])[]
  readonly details?: readonly DrawingDetails[]
  readonly sheet?: StoredSheet | undefined
}

/** Writes tochten and preferences into the storage of a context before the app first reads it. */
export const storedTochten = async (
  context: BrowserContext,
  tochten: readonly StoredTocht[],
  choices: Readonly<Record<string, string>>,
): Promise<void> => {
  await context.addInitScript(
    ([mirrorKey, text, chosen]) => {
      // The script runs in every page, also of a file, and must not overwrite what the app has written.
      if (!location.protocol.startsWith('http') || localStorage.getItem(mirrorKey) !== null) return
      localStorage.setItem(mirrorKey, text)
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value)
    },
    [MIRROR_KEY, JSON.stringify(tochten), choices] as const,
  )
}
