import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Headless UI's own: it takes the focus at the edge of a popover and hands it on at once, so nobody ever meets it. */
const FOCUS_GUARD = '[data-headlessui-focus-guard]'

/** Those of axe's own choice that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Choice {
  /** Whether something floats over the screen: it stands beside its landmarks, and the focus leads there. */
  readonly floats: boolean
  readonly onlyColours: boolean
}

/** What axe finds on a page, each in one line. */
export const violations = async (page: Page, { floats, onlyColours }: Choice): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude(FOCUS_GUARD)
  // The app has no frames; to gather what is in those takes a page of its own each time.
  axe.setLegacyMode()
  if (onlyColours) axe.withRules(COLOUR_RULES)
  else if (floats) axe.disableRules('region')
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
