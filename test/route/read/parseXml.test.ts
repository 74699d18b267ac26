import { describe, expect, it } from 'vitest'
import { parseXml, type XmlEnd } from '../../../src/route/read/parseXml'

const whole = (text: string) => ({ text, begin: 0, end: text.length })

const namedTexts = (xml: string): readonly (readonly [name: string, text: string])[] => {
  const texts: [string, string][] = []
  parseXml(whole(xml), { close: (name, text) => texts.push([name, text]) })
  return texts
}
const textOf = (inside: string): string | undefined => namedTexts(`<a>${inside}</a>`)[0]?.[1]
const endOf = (xml: string): XmlEnd => parseXml(whole(xml), {})

describe('the text of an element', () => {
  it.each([
    ['expands what XML and numbers define', 'A &amp; &lt;B&gt; &#x43;&#68;', 'A & <B> CD'],
    ['keeps entities that only web pages know', 'caf&eacute;&nbsp;A', 'caf&eacute;&nbsp;A'],
    ['keeps an ampersand that nobody escaped', 'Beek & Dal; A&B', 'Beek & Dal; A&B'],
    ['keeps entities within CDATA', '<![CDATA[Beek &amp; <dal> &x]]>', 'Beek &amp; <dal> &x'],
    ['comes in one piece', 'A &amp; <![CDATA[B]]> C<!-- D -->E', 'A & B CE'],
    ['keeps references to characters that do not exist', '&#x110000;&#99999999;', '&#x110000;&#99999999;'],
  ])('%s', (_, inside, text) => {
    expect(textOf(inside)).toBe(text)
  })
})

describe('in hostile XML', () => {
  it('entities that the document defines are not expanded', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><gpx>&b;</gpx>`
    expect(namedTexts(bomb)).toEqual([['gpx', '&b;']])
  })

  it('entities that refer to a file are not read', () => {
    const xml = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx>&x;</gpx>'
    expect(namedTexts(xml)).toEqual([['gpx', '&x;']])
  })

  it.each([
    ['a hundred thousand nested elements', '<a>'.repeat(100_000)],
    ['a tag with a hundred thousand attributes and no end', `<a${' b="c"'.repeat(100_000)}`],
    ['a quote without an end', `<a b="${'>'.repeat(300_000)}`],
    ['a comment without an end', `<a><!--${'-'.repeat(300_000)}`],
    ['a series of three hundred thousand opening brackets', '<'.repeat(300_000)],
    ['a tag with three hundred thousand spaces', `<a${' '.repeat(300_000)}`],
  ])('%s is reported', (_, xml) => {
    expect(endOf(xml).fault).toBeDefined()
  })
})

describe('XML that is not well formed', () => {
  it('is read on after the first error, whose place is reported', () => {
    const xml = '<a>\n<b></c>\n<d/></a>'
    expect(namedTexts(xml).map(([name]) => name)).toContain('d')
    expect(endOf(xml)).toEqual({ isCutOff: false, fault: { kind: 'malformed', line: 2, column: 8 } })
  })

  it('is cut off if an element is open at its end, and closes that element as a part', () => {
    const closed: unknown[] = []
    const end = parseXml(whole('<a><b>x</b><b>y'), {
      close: (name, text, parent, isWhole) => closed.push([name, text, parent, isWhole]),
    })
    expect(end).toEqual({ isCutOff: true, fault: { kind: 'cutOff', line: 1, column: 16 } })
    expect(closed).toEqual([
      ['b', 'x', 'a', true],
      ['b', 'y', 'a', false],
      ['a', '', '', false],
    ])
  })
})
