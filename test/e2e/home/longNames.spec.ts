import { LINK_MARK } from '../../../src/constants'
import { CODE_POINTS_PER_CHARACTER } from '../../../src/model/texts/characters'
import { LONGEST_NAME } from '../../../src/model/texts/names'
import { linkOf } from '../../../src/storage/outside/link'
import { LINE, drawing, whole } from '../../support/drawings'
import { must } from '../../support/must'
import { mirror, pressButton } from '../app'
import { expect, saved, test } from '../fixtures'

test('a link whose name is one letter with 60,000 marks is added, and home opens at once', async ({ page }) => {
  const name = `q${'\u0323'.repeat(60_000)}`
  const link = must(await linkOf('', whole([drawing('a1', LINE)], { name })))
  await page.goto(`/${link.slice(link.indexOf(LINK_MARK))}`)
  await pressButton(page, 'Add')
  await expect(page.getByRole('button', { name: 'Add drawing' })).toBeVisible()
  await saved(page)
  await page.goto('/settings')
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^q/ })).toBeVisible()
  expect((await mirror(page))[0]?.name).toHaveLength(LONGEST_NAME * CODE_POINTS_PER_CHARACTER)
})
