import { addTocht, button, editorHeading, link, mirror, pressButton } from './app'
import { expect, test } from './fixtures'
import { bothKinds, startWith } from './places'

test('an invalid address leads home', async ({ page }) => {
  await startWith(page, bothKinds(1))
  for (const path of ['/nowhere', '/tocht0/x', '/tocht0/99', '/editor0/0/x', '/tocht0']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to Tochten')
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('every screen has its own address', async ({ page }) => {
  await addTocht(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  for (const overview of ['/tocht0/0', '/tocht1/0']) {
    await page.goto(overview)
    await expect(page.getByRole('heading', { name: 'Tocht 1' })).toBeVisible()
  }
  await page.goto('/export/0')
  await expect(page.getByTestId('sheet')).toHaveCount(1)
  await page.goto('/editor1/0')
  await expect(editorHeading(page, 1)).toBeVisible()
})

test('a missing drawing is created', async ({ page }) => {
  await addTocht(page)
  await page.goto('/editor0/0/2')
  await expect(editorHeading(page, 3)).toBeVisible()
  expect((await mirror(page))[0]?.drawings).toEqual([[], [], []])
})

test('Next creates the following drawing, and Previous wraps around from the first to the last', async ({ page }) => {
  await addTocht(page)
  await pressButton(page, 'Add drawing')
  await link(page, 'Drawing 1').click()
  await pressButton(page, 'Next')
  await expect(editorHeading(page, 2)).toBeVisible()
  await pressButton(page, 'Next')
  await pressButton(page, 'Previous')
  await pressButton(page, 'Previous')
  await expect(editorHeading(page, 1)).toBeVisible()
  await pressButton(page, 'Previous')
  await expect(editorHeading(page, 3)).toBeVisible()
  await pressButton(page, 'Back')
  await expect(page.getByRole('button', { name: 'Add drawing' })).toBeVisible()
})

test('navigation while the first screen renders is respected', async ({ page }) => {
  await startWith(page, bothKinds(30))
  await page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (...message: unknown[]) => void
    let pieces = 0
    // The first screen renders in slices; after each of them React posts a message to itself.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      Reflect.apply(post, this, message)
      pieces += 1
      if (String(pieces) !== location.hash.slice(1)) return
      history.pushState({}, '', '/')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }
  })
  for (let piece = 1; piece <= 6; piece += 1) {
    await page.goto('about:blank')
    await page.goto(`/tocht0/0#${piece}`)
    await expect(page).toHaveURL('/')
    await expect(button(page, 'Add tocht')).toBeVisible()
  }
})

test('Back leads to the parent screen when the app was opened by an address', async ({ page }) => {
  await addTocht(page)
  await page.goto('about:blank')
  await page.goto('/editor0/0/0')
  await pressButton(page, 'Back')
  await expect(page.getByRole('button', { name: 'Add drawing' })).toBeVisible()
})
