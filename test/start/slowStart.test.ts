import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SlowStart } from '../../src/start/SlowStart'
import { en } from '../../src/ui/words/en'
import { nl } from '../../src/ui/words/nl'

const markup = (words: typeof en, mirrorText: string | null): string =>
  renderToStaticMarkup(createElement(SlowStart, { words, mirrorText }))

describe.each([
  ['English', en],
  ['Dutch', nl],
])('while the database does not answer, the screen in %s', (_, words) => {
  it('says so, and offers to reload and to save the mirror as a file', () => {
    const html = markup(words, '[{"name":"Hike","style":0,"drawings":[]}]')
    for (const text of [words.slowStart.waiting, words.error.reload, words.slowStart.save]) expect(html).toContain(text)
  })

  it('offers no file if there is no mirror', () => {
    const html = markup(words, null)
    expect(html).toContain(words.error.reload)
    expect(html).not.toContain(words.slowStart.save)
  })
})
