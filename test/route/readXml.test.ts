import { describe, expect, it } from 'vitest'
import { readXml } from '../../src/route/readXml'

const textsIn = (xml: string): readonly string[] => {
  const texts: string[] = []
  readXml(xml, { open: () => {}, text: (text) => texts.push(text) })
  return texts
}

describe('hostile XML does nothing', () => {
  it('entities that a document names are not expanded', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><gpx>&b;</gpx>`
    expect(textsIn(bomb)).toEqual(['&b;'])
  })

  it('entities that name a file are not read', () => {
    expect(textsIn('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx>&x;</gpx>')).toEqual(['&x;'])
  })

  it('a script is text', () => {
    expect(textsIn('<gpx><script>alert(1)</script></gpx>').join('')).toBe('alert(1)')
  })

  it('numbers of characters that there are not stay as they are', () => {
    expect(textsIn('<a>&#x110000;&#99999999;</a>')).toEqual(['&#x110000;&#99999999;'])
  })

  it('elements that lie in each other a million deep are refused', () => {
    expect(readXml('<a>'.repeat(1_000_000), { open: () => {} })?.kind).toBe('malformed')
  })

  it.each([
    ['a tag that has a million attributes and no end', `<a${' b="c"'.repeat(1_000_000)}`],
    ['a quote that has no end', `<a b="${'>'.repeat(3_000_000)}`],
    ['a comment that has no end', `<a><!--${'-'.repeat(3_000_000)}`],
    ['signs that begin a tag and nothing else', '<'.repeat(3_000_000)],
    ['spaces in a tag', `<a${' '.repeat(3_000_000)}`],
  ])('%s is refused within a second', (_, xml) => {
    const began = performance.now()
    expect(readXml(xml, { open: () => {} })).toBeDefined()
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
