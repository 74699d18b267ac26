import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { FOCUS_GUARD } from './page/elements'

/** The rules among axe's defaults that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Choice {
  /** Whether something floats over the screen: then it is outside the landmarks, and the focus leads to it. */
  readonly floats: boolean
  readonly onlyColours: boolean
}

/** The violations that axe finds on a page, one line each. */
export const violations = async (page: Page, { floats, onlyColours }: Choice): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude(FOCUS_GUARD)
  // The app has no frames; collecting results from frames would open a page for each check.
  axe.setLegacyMode()
  if (onlyColours) axe.withRules(COLOUR_RULES)
  else if (floats) axe.disableRules('region')
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
