import type { Page } from '@playwright/test'
import { INTRO_HIDDEN_KEY, APP_QR_SIZE } from '../../../src/constants'
import { INTRO_TOAST_MS } from '../../../src/ui/home/useIntro'
import { must } from '../../support/must'
import { decodePng } from '../../support/paper/pixels'
import { SIZES } from '../../support/sizes'
import { addTocht, button, link, mirror, pressButton } from '../app'
import { canvas, middleOf, moveTo } from '../canvas'
import { expect, saved, test } from '../fixtures'
import { bothKinds, startWith } from '../places'

const NARROW = { width: 768, height: 1024 }

const intro = (page: Page) => page.getByRole('dialog', { name: 'Tochten on your phone' })

/** The intro is shown only to users who have made something. */
const startWithTochten = async ({ page }: { readonly page: Page }) => {
  await startWith(page, bothKinds(1))
}

/** Simulates that the browser offers installation, and counts the requests. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.installs = String(Number(document.documentElement.dataset.installs ?? 0) + 1)
        return Promise.resolve()
      },
    })
    dispatchEvent(offer)
  })

const installsAsked = (page: Page) => page.locator('html').getAttribute('data-installs')

test('an example alone does not open the intro', async ({ page }) => {
  await page.goto('/')
  await pressButton(page, 'See an example')
  await expect(link(page, 'Drawing 12')).toBeAttached()
  await saved(page)
  await page.goto('/')
  await expect(link(page, 'Example: a fish-bone')).toBeVisible()
  await expect(intro(page)).toBeHidden()
})

test('the home screen shows the product title and a card per tocht, with its name, its picture and its type', async ({
  page,
}) => {
  await startWith(page, bothKinds(6))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Welcome to Tochten, draw your favourite directions!',
  )
  const free = link(page, 'Bosspel Zoniën')
  await expect(free).toContainText('6 drawings')
  await expect(free.locator('svg').first().locator('path').first()).toBeAttached()
  await expect(link(page, 'Langs de Dijle')).toContainText('1 drawing')
  await free.click()
  await expect(page).toHaveURL('/tocht0/0')
})

test('tochten of equal names show when each was changed, and no others do', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:30'))
  const [free, fishbone] = bothKinds(1)
  await startWith(page, [must(free), must(free), must(fishbone)])
  await page.goto('/')
  const twins = link(page, 'Bosspel Zoniën')
  await saved(page)
  await page.goto('/editor0/1/0')
  await page.clock.setFixedTime(new Date('2026-11-28T16:05'))
  await moveTo(page, 0.2, 0.2)
  await page.mouse.down()
  await moveTo(page, 0.8, 0.2)
  await page.mouse.up()
  await saved(page)
  await page.goto('/')
  await expect(twins.first()).toContainText('Changed 21 Nov 2026, 09:30')
  await expect(twins.last()).toContainText('Changed 28 Nov 2026, 16:05')
  await expect(link(page, 'Langs de Dijle')).toHaveText(/1 drawing$/)
})

test('the add card creates a tocht named after the count, of type 0, and goes to it', async ({ page }) => {
  await addTocht(page)
  await addTocht(page)
  await expect(page).toHaveURL('/tocht0/1')
  expect(await mirror(page)).toMatchObject([
    { name: 'Tocht 1', style: 0 },
    { name: 'Tocht 2', style: 0 },
  ])
})

test('the type dialog creates a tocht of the pressed type, one even at a double tap', async ({ page }) => {
  await page.goto('/')
  await pressButton(page, 'Choose type')
  await expect(page.getByRole('dialog', { name: 'New tocht' })).toBeAttached()
  await button(page, 'Vissegraat').dblclick()
  await expect(page).toHaveURL('/tocht1/0')
  await saved(page)
  await page.goto('/')
  await pressButton(page, 'Choose type')
  await pressButton(page, 'Bolletje-pijltje')
  await expect(page).toHaveURL('/tocht0/1')
  await expect.poll(() => mirror(page)).toMatchObject([{ style: 1 }, { style: 0 }])
})

test('the footer has the mascot and a copyright line', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2026 Tochten')
  await expect(footer.locator('svg')).toBeVisible()
})

test('the second click of a double click, meant for a button that a card replaced, opens no card', async ({ page }) => {
  await startWith(page, bothKinds(1))
  await page.goto('/')
  const card = page.locator('main a').first()
  const { x, y } = await middleOf(card)
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page).toHaveURL('/')
  await card.click()
  await expect(page).toHaveURL('/tocht0/0')
})

test.describe('a home screen without tochten', () => {
  test('shows a printed sheet, and offers no installation before something was made', async ({ page }) => {
    await page.goto('/')
    const sheet = page.getByRole('img', { name: 'A printed sheet' })
    await expect(sheet).toBeVisible()
    expect(await sheet.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(827)
    await expect(intro(page)).toBeHidden()
    await addTocht(page)
    await pressButton(page, 'Back')
    await expect(sheet).toBeHidden()
    await expect(intro(page)).toBeVisible()
  })

  test('offers an example of twelve drawings and a fish-bone, which print and can be deleted', async ({ page }) => {
    const words = await startWith(page, [], { language: 'nl' })
    await page.goto('/')
    await page.getByRole('button', { name: words.home.example }).dblclick()
    await expect(page).toHaveURL('/tocht0/0')
    await expect(link(page, words.overview.drawing(12))).toBeVisible()
    await expect
      .poll(() => mirror(page))
      .toMatchObject([
        { name: words.example.walk.name, style: 0 },
        { name: words.example.fishbone.name, style: 1 },
      ])
    await page.goto('/export/0')
    await expect(page.getByTestId('cell')).toHaveCount(12)
    await page.goto('/editor1/1')
    await expect(canvas(page)).toBeVisible()
    for (const style of [0, 1]) {
      await page.goto(`/tocht${style}/0`)
      await page.getByRole('button', { name: words.overview.delete }).click()
      await expect(page).toHaveURL('/')
      await saved(page)
    }
    await expect(page.getByRole('button', { name: words.home.example })).toBeVisible()
  })
})

test.describe('the intro, on a screen wider than 768 pixels,', () => {
  test.use({ viewport: SIZES.tablet })
  test.beforeEach(startWithTochten)

  test("shows a QR code of the app's address", async ({ page, baseURL }) => {
    await page.goto('/')
    await expect(intro(page)).toContainText('Just scan the QR below and follow the instructions!')
    const code = intro(page).getByRole('img')
    await expect(code).toHaveAttribute('width', String(APP_QR_SIZE))
    const { width, height, data } = await decodePng(await code.screenshot())
    const { default: readCode } = await import('jsqr')
    expect(readCode(data, width, height)?.data).toBe(`${baseURL}/`)
  })

  test('is gone for the session after Close, and opens again by the title if no installation is offered', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await pressButton(page, 'Close')
    await expect(intro(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
    await expect(intro(page)).toBeHidden()
    const later = await context.newPage()
    await later.goto('/')
    await expect(intro(later)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await expect(intro(page)).toBeVisible()
  })

  test('can be closed when session storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      const session = new Proxy(sessionStorage, {
        get: (storage, key) => {
          if (key === 'setItem') throw new DOMException('No room', 'QuotaExceededError')
          return Reflect.get(storage, key).bind(storage)
        },
      })
      Object.defineProperty(globalThis, 'sessionStorage', { value: session })
    })
    await page.goto('/')
    await pressButton(page, 'Close')
    await expect(intro(page)).toBeHidden()
  })

  test('is gone for good after Hide, which shows a message for 8 seconds', async ({ page, context }) => {
    await page.clock.install()
    await page.goto('/')
    await pressButton(page, 'Hide')
    const message = page.getByRole('status').filter({
      hasText:
        'This message is now hidden. Remember that for the best experience the app should be downloaded on a mobile device. This can always be done by clicking the title',
    })
    await expect(message.first()).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), INTRO_HIDDEN_KEY)).not.toBeNull()
    // Time passes only when the clock is moved, and the pointer is not over the message.
    await page.mouse.move(0, 0)
    await page.clock.fastForward(INTRO_TOAST_MS - 3_000)
    await expect(message.first()).toBeVisible()
    await page.clock.fastForward(3_000)
    await expect(message).toHaveCount(0)
    const later = await context.newPage()
    await later.goto('/')
    await expect(later.getByRole('button', { name: 'Add tocht' })).toBeVisible()
    await expect(intro(later)).toBeHidden()
  })
})

test.describe('the intro, on a screen of 768 pixels,', () => {
  test.use({ viewport: NARROW })
  test.beforeEach(startWithTochten)

  test('has a button that asks the browser to install, and no QR code', async ({ page }) => {
    await page.goto('/')
    await expect(intro(page).getByRole('img')).toHaveCount(0)
    await offerInstall(page)
    await pressButton(page, 'Click here to install!')
    await expect.poll(() => installsAsked(page)).toBe('1')
    await expect(intro(page)).toBeHidden()
  })

  test('explains the installation when the browser offers none', async ({ page }) => {
    await page.goto('/')
    await pressButton(page, 'Click here to install!')
    await expect(intro(page)).toContainText('Open the menu of your browser')
  })
})

test.describe('on an iPhone', () => {
  test.use({
    viewport: SIZES.phone,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  })

  test.beforeEach(startWithTochten)

  test('the intro shows the two steps of the installation', async ({ page }) => {
    await page.goto('/')
    await expect(intro(page).getByRole('listitem')).toHaveText([/Share/, /Add to Home Screen/])
  })
})

test('a click on the title installs in a browser that offers it', async ({ page }) => {
  await page.goto('/')
  await offerInstall(page)
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await expect.poll(() => installsAsked(page)).toBe('1')
})

test('an installation offer before the app has loaded is not lost', async ({ page }) => {
  await page.route(/js\/index-/, async (route) => {
    await expect(page.locator('.start-icon')).toBeVisible()
    await offerInstall(page)
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await expect.poll(() => installsAsked(page)).toBe('1')
})

/** The ways in which browsers report an installed app: Safari in its own way, others by display mode. */
const ON_ITS_OWN = {
  'an iPhone': () => Object.defineProperty(navigator, 'standalone', { value: true }),
  'another device': () => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'))
  },
}

for (const [device, tell] of Object.entries(ON_ITS_OWN))
  test(`the intro is not shown in the installed app, on ${device}`, async ({ page }) => {
    await startWithTochten({ page })
    await page.addInitScript(tell)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Add tocht' })).toBeVisible()
    await expect(intro(page)).toBeHidden()
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await expect(intro(page)).toBeHidden()
  })
