import { describe, expect, it } from 'vitest'
import { readXml } from '../../../src/route/read/readXml'

const textsIn = (xml: string): readonly string[] => {
  const texts: string[] = []
  readXml(xml, { open: () => {}, text: (text) => texts.push(text) })
  return texts
}

describe('in hostile XML', () => {
  it('entities that the document defines are not expanded', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><gpx>&b;</gpx>`
    expect(textsIn(bomb)).toEqual(['&b;'])
  })

  it('entities that refer to a file are not read', () => {
    expect(textsIn('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx>&x;</gpx>')).toEqual(['&x;'])
  })

  it('a script is plain text', () => {
    expect(textsIn('<gpx><script>alert(1)</script></gpx>').join('')).toBe('alert(1)')
  })

  it('numeric references to characters that do not exist stay unchanged', () => {
    expect(textsIn('<a>&#x110000;&#99999999;</a>')).toEqual(['&#x110000;&#99999999;'])
  })

  it('a million nested elements are refused', () => {
    expect(readXml('<a>'.repeat(1_000_000), { open: () => {} })?.kind).toBe('malformed')
  })

  it.each([
    ['a tag with a million attributes and no end', `<a${' b="c"'.repeat(1_000_000)}`],
    ['a quote without an end', `<a b="${'>'.repeat(3_000_000)}`],
    ['a comment without an end', `<a><!--${'-'.repeat(3_000_000)}`],
    ['a series of three million opening brackets', '<'.repeat(3_000_000)],
    ['a tag with three million spaces', `<a${' '.repeat(3_000_000)}`],
  ])('%s is refused', (_, xml) => {
    expect(readXml(xml, { open: () => {} })).toBeDefined()
  })
})
