import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { BAR_COLOURS, LANGUAGE_KEY, THEME_KEY } from '../../src/constants'

const SCRIPT = readFileSync(new URL('../../public/early.js', import.meta.url), 'utf8')

/** What the page looks like when it is first painted. */
const firstPaint = (stored: string | null, deviceIsDark: boolean, forbidden = false) => {
  const root = { className: '' }
  const bar = { content: '' }
  runInNewContext(SCRIPT, {
    localStorage: {
      getItem: (key: string) => {
        if (forbidden) throw new Error('SecurityError')
        return key === THEME_KEY ? stored : null
      },
    },
    matchMedia: () => ({ matches: deviceIsDark }),
    document: { currentScript: { dataset: {} }, documentElement: root, querySelector: () => bar },
  })
  return { theme: root.className, bar: bar.content }
}

const DARK = { theme: 'dark', bar: BAR_COLOURS.dark }
const LIGHT = { theme: 'light', bar: BAR_COLOURS.light }

describe('before anything is painted the theme is', () => {
  it.each([
    ['dark, when nothing was chosen', null, false, DARK],
    ['dark, when what was chosen is no theme', 'purple', false, DARK],
    ['dark, when that was chosen', 'dark', false, DARK],
    ['light, when that was chosen', 'light', true, LIGHT],
    ["the device's, for system on a dark one", 'system', true, DARK],
    ["the device's, for system on a light one", 'system', false, LIGHT],
  ] as const)('%s', (_, stored, deviceIsDark, expected) => {
    expect(firstPaint(stored, deviceIsDark)).toEqual(expected)
  })

  it('dark, when the browser keeps nothing', () => {
    expect(firstPaint('light', false, true)).toEqual(DARK)
  })
})

const PARTS = {
  start: 'static/js/start.js',
  first: { screen: 'editor0', script: 'static/js/first.js' },
  files: [
    'static/js/home.js',
    'static/css/screens.css',
    'static/js/table.js',
    'static/js/en.js',
    'static/js/nl.js',
    'static/js/settings.js',
  ],
  screens: {
    '': { files: [0, 1], words: 'all' },
    settings: { files: [5], words: 'all' },
    editor0: { files: [2], words: 'table' },
  },
  words: { en: { table: [], all: [3] }, nl: { table: [4], all: [4] } },
}

interface Visit {
  readonly address: string
  readonly stored?: string
  readonly spoken?: readonly string[]
  readonly hidden?: boolean
  readonly firstTable?: 'comes' | 'fails' | 'hangs'
  /** A window behind others may have none for a long time. */
  readonly frameComes?: boolean
  readonly parsed?: boolean
  readonly base?: string
}

/** What a build of the app asks for at once, what with the first frame, and what when time or the page has come. */
const askedFor = ({
  address,
  firstTable = 'comes',
  stored,
  spoken = ['en'],
  hidden = false,
  frameComes = true,
  parsed = true,
  base = '/',
}: Visit) => {
  const added: { href?: string; src?: string; onload?: () => void; onerror?: () => void }[] = []
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  const waiting: (() => void)[] = []
  const script = { dataset: { parts: JSON.stringify(PARTS) }, src: `https://trips.example${base}early.js` }
  runInNewContext(SCRIPT, {
    URL,
    localStorage: { getItem: (key: string) => (key === LANGUAGE_KEY ? (stored ?? null) : null) },
    navigator: { languages: spoken },
    location: { pathname: `${base}${address}` },
    addEventListener: () => undefined,
    requestAnimationFrame: (frame: () => void) => frameComes && frames.push(frame),
    setTimeout: (then: () => void) => timers.push(then),
    document: {
      currentScript: script,
      readyState: parsed ? 'interactive' : 'loading',
      addEventListener: (_: string, then: () => void) => waiting.push(then),
      visibilityState: hidden ? 'hidden' : 'visible',
      documentElement: {},
      querySelector: () => ({}),
      createElement: () => ({}),
      head: { append: (element: object) => added.push(element) },
    },
  })
  const names = () => added.splice(0).map(({ href, src }) => (href ?? src)?.replace('https://trips.example', ''))
  const first = added.filter(({ src }) => src?.endsWith('first.js'))
  const atOnce = names()
  for (const { onload, onerror } of first) {
    if (firstTable === 'comes') onload?.()
    if (firstTable === 'fails') onerror?.()
  }
  frames.forEach((frame) => frame())
  const inFrame = names()
  timers.forEach((timer) => timer())
  const inTime = names()
  waiting.forEach((then) => then())
  return { atOnce, inFrame, inTime, onceParsed: names() }
}

describe('a build asks at once for what the address needs', () => {
  it('and begins with the first frame', () => {
    expect(askedFor({ address: '' })).toMatchObject({
      atOnce: ['/static/js/home.js', '/static/css/screens.css', '/static/js/en.js'],
      inFrame: ['/static/js/start.js'],
      inTime: [],
    })
  })

  it('which has no first frame while nobody looks', () => {
    expect(askedFor({ address: '', hidden: true }).atOnce).toContain('/static/js/start.js')
  })

  it('and does not wait long for a frame that does not come', () => {
    const { inFrame, inTime } = askedFor({ address: '', frameComes: false })
    expect(inFrame).toEqual([])
    expect(inTime).toEqual(['/static/js/start.js'])
  })

  it('but not before all of the page is there', () => {
    for (const hidden of [true, false]) {
      const { atOnce, inFrame, inTime, onceParsed } = askedFor({ address: '', hidden, parsed: false })
      expect([...atOnce, ...inFrame, ...inTime]).not.toContain('/static/js/start.js')
      expect(onceParsed).toEqual(['/static/js/start.js'])
    }
  })

  it('a drawing for its first table before all else, and begins with the frame in which that is there', () => {
    expect(askedFor({ address: 'editor0/0/3' })).toMatchObject({
      atOnce: ['/static/js/first.js', '/static/js/table.js'],
      inFrame: ['/static/js/start.js'],
      inTime: [],
    })
  })

  it('a drawing for its app all the same where the first table does not come, and where nobody looks at it', () => {
    const start = '/static/js/start.js'
    expect(askedFor({ address: 'editor0/0/3', firstTable: 'fails' }).inFrame).toEqual([start])
    expect(askedFor({ address: 'editor0/0/3', firstTable: 'hangs' })).toMatchObject({ inFrame: [], inTime: [start] })
    expect(askedFor({ address: 'editor0/0/3', hidden: true }).atOnce).toEqual([start, '/static/js/table.js'])
  })

  it('in a folder of its server, too', () => {
    const { atOnce, inFrame } = askedFor({ address: 'settings', base: '/tochten/', spoken: ['fr', 'nl-BE', 'en'] })
    expect(atOnce).toEqual(['/tochten/static/js/settings.js', '/tochten/static/js/nl.js'])
    expect(inFrame).toEqual(['/tochten/static/js/start.js'])
  })

  it.each([
    ['the chosen language before those of the browser', { address: '', stored: 'nl' }, '/static/js/nl.js'],
    ['English where nothing else is spoken', { address: '', spoken: ['fr'] }, '/static/js/en.js'],
    ['English where what was chosen is no language', { address: '', stored: 'constructor' }, '/static/js/en.js'],
    ['home where there is no such address', { address: 'constructor/1' }, '/static/js/home.js'],
  ])('%s', (_, visit, file) => {
    expect(askedFor(visit).atOnce).toContain(file)
  })
})
