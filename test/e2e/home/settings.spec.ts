import { BAR_COLOURS, LONGEST_PHONE } from '../../../src/constants'
import { pressButton } from '../app'
import { expect, test } from '../fixtures'
import { bothKinds, startWith } from '../places'

test('the theme is dark by default; Light, Dark and System are stored under ui-theme; System follows the device at once', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/settings')
  const theme = page.getByRole('radiogroup', { name: 'Theme' })
  const root = page.locator('html')
  await expect(root).toHaveClass('dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [label, stored, shown] of [
    ['Light', 'light', 'light'],
    ['System', 'system', 'dark'],
    ['Dark', 'dark', 'dark'],
    ['System', 'system', 'dark'],
  ] as const) {
    await theme.getByRole('radio', { name: label }).click()
    await expect(root).toHaveClass(shown)
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', BAR_COLOURS[shown])
    expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe(stored)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveClass('light')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', BAR_COLOURS.light)
})

test('the chosen theme is applied before the app has loaded, without a flash', async ({ page }) => {
  await startWith(page, bothKinds(1), { theme: 'light' })
  await page.route(/\/static\/js\/index-/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass('light')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 253, 252)')
})

test('the language changes everything at once, and is remembered, as is "Draw with pen only"', async ({ page }) => {
  await page.goto('/settings')
  const penOnly = page.getByRole('switch').first()
  await expect(penOnly).toHaveAccessibleName('Draw with pen only')
  await expect(penOnly).not.toBeChecked()
  await penOnly.click()
  await expect(penOnly).toBeChecked()
  await page.getByLabel('Language').selectOption('Nederlands')
  await expect(page.getByRole('heading', { name: 'Instellingen', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Instellingen', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(penOnly).toBeChecked()
})

test('the phone number is remembered, printed, and shared with the export screen', async ({ page }) => {
  await startWith(page, bothKinds(1))
  await page.goto('/settings')
  const phone = page.getByRole('textbox', { name: 'Phone Number' })
  await phone.fill('🇧🇪'.repeat(LONGEST_PHONE + 1))
  await expect(phone, 'characters as people count them').toHaveValue('🇧🇪'.repeat(LONGEST_PHONE))
  await phone.fill('0470 12 34 56')
  await page.goto('/export/0')
  await expect(page.getByTestId('sheet').first()).toContainText('0470 12 34 56')
  await pressButton(page, 'Edit phone number')
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('0470 65 43 21')
  await page.goto('/settings')
  await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('0470 65 43 21')
})

test('the installation is explained if the browser offers none; the licences of all packages can be read', async ({
  page,
}) => {
  await page.goto('/settings')
  await pressButton(page, 'Click here to install!')
  await expect(page.getByText('Open the menu of your browser')).toBeVisible()
  const licences = page.getByRole('region', { name: 'Licences' })
  await licences.getByText('All licences', { exact: true }).click()
  await expect(licences.getByRole('listitem')).not.toHaveCount(0)
  await licences.getByText(/^tochten/).click()
  await expect(licences.getByText('MIT License', { exact: false }).filter({ visible: true })).toHaveCount(1)
  for (const name of ['react', 'jspdf', 'tailwindcss', '@fontsource-variable/inter', 'workbox-precaching'])
    await expect(licences.getByText(new RegExp(`^${name} \\d`))).toBeVisible()
})

test('licences that fail to load are reported, and load when they are opened again', async ({ page }) => {
  const html = { contentType: 'text/html', body: '<!doctype html>' }
  await page.route('**/licences.json', (route) => route.fulfill(html), { times: 1 })
  await page.goto('/settings')
  const all = page.getByText('All licences', { exact: true })
  await all.click()
  await expect(page.getByText('The licences could not be fetched.')).toBeVisible()
  await all.click()
  await all.click()
  await expect(page.getByText(/^react \d/)).toBeVisible()
})
