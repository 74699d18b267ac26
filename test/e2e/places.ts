import { expect, type Page } from '@playwright/test'
import type { ScreenPath } from '../../src/app/routes'
import { LANGUAGE_KEY, THEME_KEY } from '../../src/constants'
import { addSideRoad } from '../../src/model/fishbone/editFishbone'
import { EMPTY_ROW, strokesOf } from '../../src/model/fishbone/fishbone'
import { FISH_BONE, FREE_DRAW } from '../../src/model/types'
import { linkOf } from '../../src/storage/outside/link'
import type { Language } from '../../src/storage/settings/languages'
import type { Theme } from '../../src/storage/settings/preferences'
import type { Words } from '../../src/ui/words/en'
import { WORDS_OF } from '../../src/ui/words/words'
import { SMALL_ROUTE, smallGpx, smallRoads } from '../support/roads/routeFiles'
import { SCREEN_EXAMPLES } from '../support/screens'
import type { SizeName } from '../support/sizes'
import { sampleTocht } from '../support/tochten/sampleTocht'
import { storedTochten, type StoredTocht } from '../support/tochten/storedTochten'
import { straightTocht } from '../support/tochten/straightTocht'
import { button, link, mirror, newerBuildWrites, pressButton } from './app'
import { canvas } from './canvas'
import { saved } from './fixtures'
import { textBack } from './theirTocht'

/** A screen, or something that opens over one. */
export interface Place {
  readonly name: string
  /** The windows in which the place exists; absent if it exists in all of them. */
  readonly sizes?: readonly SizeName[]
  /** Whether the place exists only once something was drawn. */
  readonly needsDrawings?: boolean
  /** The messages of the browser and the app that belong to the place. */
  readonly messages?: RegExp
  readonly open: (page: Page, words: Words) => Promise<void>
}

/** The address of a screen of the first tocht, or of the second for a fish-bone. */
const at = (path: ScreenPath): string => SCREEN_EXAMPLES[path].at

/** A screen by its address; `there` waits until it is visible. */
const screen = (name: string, path: string, there: (page: Page, words: Words) => Promise<void>): Place => ({
  name,
  open: async (page, words) => {
    await page.goto(path)
    await there(page, words)
  },
})

/** An element in a modal dialog; the dialog itself has no size. */
const MODAL = '[aria-modal=true] button'

const paper = (page: Page) => expect(canvas(page)).toBeVisible()

/** Something that a button opens over a screen. */
const over = (base: Place, name: string, opener: (words: Words) => string, inside: string) => ({
  name,
  opener,
  open: async (page: Page, words: Words) => {
    await base.open(page, words)
    await pressButton(page, opener(words))
    await expect(page.locator(inside).first()).toBeVisible()
  },
})

const tiles = (page: Page, words: Words) =>
  expect(page.getByRole('button', { name: words.overview.addDrawing })).toBeVisible()

const home = screen('home', at('/'), async (page, words) => {
  await expect(button(page, words.home.add)).toBeVisible()
})
const overview = screen('overview', at('/tocht0/:tocht'), tiles)
const editor = screen('editor', at('/editor0/:tocht/:drawing'), paper)
const sheet = screen('export', at('/export/:tocht'), (page) => expect(page.getByTestId('sheet').first()).toBeVisible())
const settings = screen('settings', at('/settings'), async (page, words) => {
  await expect(page.getByRole('heading', { name: words.settings.title, level: 1 })).toBeVisible()
})

const check: Place = {
  needsDrawings: true,
  ...screen('check', '/check/0/0', (page, words) => expect(button(page, words.field.correct)).toBeVisible()),
}
const lead: Place = {
  needsDrawings: true,
  ...screen('lead', '/lead/0/0', (page, words) => expect(button(page, words.field.next)).toBeVisible()),
}

const recordedRoute = screen('from a recorded route', at('/route/:tocht?'), (page, words) =>
  expect(page.getByRole('heading', { name: words.route.title, level: 1 })).toBeVisible(),
)

const fishbone = screen('fish-bone editor', '/editor1/1', paper)

const SCREEN_AT: Readonly<Record<ScreenPath, Place>> = {
  '/': home,
  '/settings': settings,
  '/tocht0/:tocht': overview,
  '/tocht1/:tocht': screen('overview of fish-bones', at('/tocht1/:tocht'), tiles),
  '/export/:tocht': sheet,
  '/check/:tocht?/:drawing?': check,
  '/lead/:tocht?/:drawing?': lead,
  '/route/:tocht?': recordedRoute,
  '/editor0/:tocht/:drawing': editor,
  '/editor1/:tocht/:drawing?': fishbone,
}

/** Every screen of the app. */
export const SCREEN_PLACES: readonly Place[] = [
  ...Object.values(SCREEN_AT),
  // The drawing after the last one of the sample, so that it is blank however many of them a test takes.
  screen('blank editor', `/editor0/0/${sampleTocht().drawings.length}`, paper),
]

/** The overview while drawings are being chosen, with one chosen. */
const choosing: Place = {
  name: 'choosing',
  open: async (page, words) => {
    await overview.open(page, words)
    await pressButton(page, words.overview.select)
    await page.getByRole('checkbox').first().check()
  },
}

/** Every dialog, popover and menu, with the button that opens it. */
export const OPENED = [
  over(home, 'choose type', (words) => words.home.chooseType, MODAL),
  over(overview, 'rename', (words) => words.overview.rename, 'input'),
  over(overview, 'load', (words) => words.overview.load, 'textarea'),
  over(overview, 'share', (words) => words.overview.share, MODAL),
  over(choosing, 'move', (words) => words.overview.moveSelected, 'input[type=number]'),
  over(editor, 'icons', (words) => words.editor.icon, '[role=menu]'),
  over(overview, 'more of the overview', (words) => words.more, '[role=menu]'),
  over(lead, 'phone number on a walk', (words) => words.export.editPhone, 'input[type=tel]'),
  over(sheet, 'phone number', (words) => words.export.editPhone, 'input[type=tel]'),
  over(sheet, 'more', (words) => words.more, '[role=menu]'),
  {
    name: 'one drawing',
    opener: (words: Words) => words.more,
    open: async (page: Page, words: Words) => {
      await sheet.open(page, words)
      await pressButton(page, words.more)
      await page.getByRole('menuitem', { name: words.export.single.open }).click()
      await expect(page.locator(MODAL).first()).toBeVisible()
    },
  },
  {
    name: 'distances and notes',
    opener: (words: Words) => words.more,
    open: async (page: Page, words: Words) => {
      await overview.open(page, words)
      await pressButton(page, words.more)
      await page.getByRole('menuitem', { name: words.overview.details.title }).click()
      await expect(page.locator(MODAL).first()).toBeVisible()
    },
  },
  {
    name: 'copying refused',
    opener: (words: Words) => words.overview.share,
    open: async (page: Page, words: Words) => {
      await overview.open(page, words)
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await pressButton(page, words.overview.share)
      await expect(page.getByRole('textbox', { name: words.overview.tochtAsText })).toBeVisible()
    },
  },
]

/** Content that appears without a button of its own. */
const APPEARING: readonly Place[] = [
  choosing,
  {
    name: 'preview',
    open: async (page, words) => {
      await overview.open(page, words)
      await pressButton(page, words.overview.options(1))
      await expect(page.locator(MODAL).first()).toBeVisible()
    },
  },
  ...[editor, fishbone].map((base) => ({
    name: `keys of the ${base.name}`,
    open: async (page: Page, words: Words) => {
      await base.open(page, words)
      await page.keyboard.press('?')
      await expect(page.locator(MODAL).first()).toBeVisible()
    },
  })),
  {
    name: 'the ring',
    open: async (page, words) => {
      await editor.open(page, words)
      await pressButton(page, words.editor.junction)
      await expect(page.getByRole('group', { name: words.editor.junction, exact: true })).toBeAttached()
    },
  },
  {
    name: 'a route that was chosen, with roads of another place',
    open: async (page, words) => {
      await recordedRoute.open(page, words)
      await chooseFiles(page, smallRoads().replaceAll('"lat":51.', '"lat":48.'))
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'the doubts of a route',
    open: async (page, words) => {
      await recordedRoute.open(page, words)
      await chooseFiles(page, smallRoads())
      await page.locator('main button').last().click()
      await expect(page.getByRole('article')).toHaveCount(SMALL_ROUTE.doubtful.length)
      // Waits until the message after their creation is gone.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.drawings(SMALL_ROUTE.drawings))
    },
  },
  {
    name: 'things to check',
    open: async (page, words) => {
      await sheet.open(page, words)
      await page.locator('summary').click()
      await expect(page.getByText(words.export.faults.hint)).toBeVisible()
    },
  },
  {
    name: 'a remark in the field',
    open: async (page, words) => {
      await check.open(page, words)
      await pressButton(page, words.field.wrong)
      await pressButton(page, words.field.chips[0] ?? '')
    },
  },
  {
    name: 'the result of a check',
    open: async (page, words) => {
      await page.goto('/check/0/0')
      const [first] = await mirror(page)
      await page.goto(`/check/0/${(first?.drawings.length ?? 0) - 1}`)
      await pressButton(page, words.field.wrong)
      await page
        .getByRole('button', { name: words.field.save, exact: true })
        .and(page.locator(':not([aria-disabled=true])'))
        .click()
      await expect(button(page, words.field.share)).toBeVisible()
    },
  },
  {
    name: 'a call that waits for its second press',
    open: async (page, words) => {
      await lead.open(page, words)
      await link(page, words.field.callEmergency).click()
      await expect(page.getByText(words.field.pressAgain)).toBeVisible()
    },
  },
  ...['check', 'lead'].map((name) => ({
    name: `${name} of a fish-bone`,
    open: async (page: Page, words: Words) => {
      await page.goto(`/${name}/1/0`)
      await expect(page.getByText(words.field.row(1, 3))).toBeVisible()
    },
  })),
  {
    name: 'a licence',
    open: async (page, words) => {
      await settings.open(page, words)
      await page.getByText(words.settings.allLicences, { exact: true }).click()
      await page.getByText('svg2pdf.js').click()
      await expect(page.locator('pre').filter({ visible: true })).toContainText('Permission is hereby granted')
    },
  },
  {
    name: 'a message',
    open: async (page, words) => {
      await editor.open(page, words)
      await pressButton(page, words.editor.clear)
      // Hovering keeps the message.
      await page.getByText(words.editor.cleared).first().hover()
    },
  },
  {
    name: 'a tocht from a link',
    open: async (page, words) => {
      await home.open(page, words)
      const address = await linkOf('', manyDrawings())
      await page.evaluate((fragment) => location.assign(fragment), address ?? '')
      await expect(button(page, words.arrived.add)).toBeVisible()
    },
  },
  ...(['same', 'theirs', 'both'] as const).map((way) => ({
    name: `a known tocht, ${way}`,
    needsDrawings: true,
    open: async (page: Page, words: Words) => {
      await settings.open(page, words)
      await loadKnown(page, words, await textBack(page, way), way)
    },
  })),
]

/** Loads the text of a tocht that the device has, which opens the dialog about it in one of its states. */
const loadKnown = async (page: Page, words: Words, text: string, state: keyof Words['known']['states']) => {
  const file = { name: 'tocht.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('dialog').getByText(words.known.states[state])).toBeVisible()
}

/** Chooses a route and its roads by the inputs behind the two buttons, in any language. */
const chooseFiles = async (page: Page, roads: string): Promise<void> => {
  const choose = (place: number, text: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .nth(place)
      .setInputFiles({ name: 'file', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await choose(0, smallGpx())
  // The device keeps whether this part was open at the visit before.
  const otherWay = page.locator('main button[aria-expanded]')
  if ((await otherWay.getAttribute('aria-expanded')) === 'false') await otherWay.click()
  await choose(1, roads)
}

/** More drawings than are shown at once. */
const manyDrawings = () => straightTocht(20)

export const PLACES: readonly Place[] = [...SCREEN_PLACES, ...OPENED, ...APPEARING]

/** Places that need a window of a certain width or a failure, and so a page of their own. */
export const RARE: readonly Place[] = [
  {
    name: 'the intro',
    sizes: ['tablet', 'desktop'],
    open: async (page, words) => {
      await page.goto('/')
      await expect(button(page, words.intro.hide)).toBeVisible()
    },
  },
  {
    name: 'a home without a tocht',
    open: async (page, words) => {
      await home.open(page, words)
      const tochten = page.locator('main a')
      for (let left = await tochten.count(); left > 0; left -= 1) {
        await tochten.first().click()
        await pressButton(page, words.overview.delete)
        await expect(tochten).toHaveCount(left - 1)
      }
      await expect(button(page, words.home.example)).toBeVisible()
    },
  },
  {
    name: 'a known tocht, mine',
    open: async (page, words) => {
      const taken: string[] = []
      for (let time = 0; time < 2; time += 1) {
        await settings.open(page, words)
        const text = await textBack(page, 'theirs')
        await loadKnown(page, words, text, 'theirs')
        await pressButton(page, words.known.update)
        await saved(page)
        taken.push(text)
      }
      await settings.open(page, words)
      await loadKnown(page, words, taken[0] ?? '', 'mine')
    },
  },
  {
    name: 'page setup on a phone',
    sizes: ['phone', 'tablet'],
    open: async (page, words) => {
      await sheet.open(page, words)
      await pressButton(page, words.export.options)
      await expect(page.locator('select').filter({ visible: true }).first()).toBeVisible()
    },
  },
  {
    name: 'emptying the bin',
    open: async (page, words) => {
      await overview.open(page, words)
      await pressButton(page, words.overview.delete)
      await settings.open(page, words)
      await pressButton(page, words.storage.emptyBin)
      await expect(page.locator(MODAL).first()).toBeVisible()
    },
  },
  {
    name: 'a screen that failed to load',
    messages: /Failed to load resource|SettingsScreen/,
    open: async (page, words) => {
      await page.route(SETTINGS_SCRIPT, (route) => route.abort())
      await page.goto('/settings')
      await expect(button(page, words.error.reload)).toBeVisible()
    },
  },
  {
    name: 'data of a newer version',
    open: async (page, words) => {
      await overview.open(page, words)
      await newerBuildWrites(page)
      await pressButton(page, words.overview.addDrawing)
      await expect(page.getByRole('dialog')).toContainText(words.save.outdated)
    },
  },
  {
    name: 'a newer version',
    open: async (page, words) => {
      await page.addInitScript(pretendUpdate)
      await home.open(page, words)
      await expect(button(page, words.update.take)).toBeVisible()
    },
  },
]

/** A fake waiting worker; the real one is tested in updates.spec.ts. */
const pretendUpdate = (): void => {
  const registration = Object.assign(new EventTarget(), { waiting: {}, installing: null, update: async () => {} })
  const answers = { getRegistrations: [], register: registration, getRegistration: registration }
  Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} })
  for (const [name, answer] of Object.entries(answers))
    Object.defineProperty(navigator.serviceWorker, name, { value: () => Promise.resolve(answer) })
}

export const SETTINGS_SCRIPT = /SettingsScreen-[^/]+\.js$/

/** Enough drawings to fill a phone, and no more, since each drawing takes time to check. */
export const FEW_DRAWINGS = 6

/**
 * A stored tocht of each type.
 * @param most limits the drawings of each
 */
export const bothKinds = (most = Infinity): readonly StoredTocht[] => {
  const rows = addSideRoad(addSideRoad([EMPTY_ROW, EMPTY_ROW, EMPTY_ROW], 0, 'left', { dashed: false }), 1, 'right', {
    dashed: true,
  })
  const { name, drawings } = sampleTocht()
  return [
    { name, style: FREE_DRAW, drawings: drawings.slice(0, most) },
    { name: 'Langs de Dijle', style: FISH_BONE, drawings: [strokesOf(rows)] },
  ]
}

/** A tocht of each type as it is right after "Add tocht". */
export const BLANK: readonly StoredTocht[] = [
  { name: 'Tocht 1', style: FREE_DRAW, drawings: [] },
  { name: 'Tocht 2', style: FISH_BONE, drawings: [] },
]

/** Prepares stored data before the app is first opened in this context. */
export const startWith = async (
  page: Page,
  tochten: readonly StoredTocht[],
  choices: { readonly theme?: Theme; readonly language?: Language } = {},
): Promise<Words> => {
  const { theme = 'dark', language = 'en' } = choices
  await storedTochten(page.context(), tochten, { [THEME_KEY]: theme, [LANGUAGE_KEY]: language })
  return WORDS_OF[language]()
}
