import { describe, expect, it } from 'vitest'
import { DEFAULT_CANVAS } from '../../src/constants'
import { strokesOf } from '../../src/model/fishbone/fishbone'
import { LINE_WEIGHTS } from '../../src/model/sheet/sheetOptions'
import { FISH_BONE } from '../../src/model/types'
import { drawingFile, sideFile, svgText } from '../../src/render/svgFile'
import { svg } from '../../src/render/svgNode'
import { PAGE } from '../../src/ui/export/pages/SheetPages'
import { ARROW, drawing, ERASER, LINE, stamp } from '../support/drawings'
import { must } from '../support/must'
import { cellsOn, emptyDrawings, layOut, sheetSidesOf } from '../support/paper/sheets'
import { sampleFishbone } from '../support/tochten/fishbones'

describe('SVG as text', () => {
  it('nests elements, and closes empty ones at once', () => {
    const node = svg('svg', { width: 5 }, [svg('g', {}, [svg('path', { d: 'M0 0' })]), svg('text', {}, ['Zoë'])])
    expect(svgText(node)).toBe('<svg width="5"><g><path d="M0 0"/></g><text>Zoë</text></svg>')
  })

  it('escapes text', () => {
    const node = svg('text', { 'aria-label': `"><script>` }, ['</text>&amp;\u0000\u0008'])
    expect(svgText(node)).toBe('<text aria-label="&quot;&gt;&lt;script&gt;">&lt;/text&gt;&amp;amp;</text>')
  })
})

describe('the file of a drawing', () => {
  const { text, size } = drawingFile(drawing('a', LINE, ERASER, ARROW, stamp(90, 90)), DEFAULT_CANVAS)

  it('is complete: with size, namespace and white paper', () => {
    expect(size).toEqual({ width: 460, height: 749 })
    expect(text).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="460" height="749" viewBox="-32 -32 460 749" font-family="Inter, sans-serif">/,
    )
    expect(text).toContain('fill="#ffffff"')
  })

  it('has strokes, masks for erased ink, and no bitmap', () => {
    expect(text).toContain('stroke="#000000"')
    expect(text).toContain('mask="url(#drawing-0)"')
    expect(text).not.toMatch(/<image|currentColor|class=/)
  })
})

it('the file of a drawing looks as its box on the sheet does', () => {
  const one = drawing('a', LINE, ARROW, stamp(90, 90))
  const [cell] = cellsOn(must(layOut({ drawings: [one], options: { columns: 3, lineWeight: 'heavy' } })[0]))
  const { text, size } = drawingFile(one, DEFAULT_CANVAS, { cell })
  const { viewBox, pen } = must(cell)
  expect(size).toEqual({ width: viewBox.width, height: viewBox.height })
  expect(text).toContain(`stroke-width="${pen.width}"`)
  const { defined, used } = markersIn(text)
  expect([...used].every((id) => defined.includes(id))).toBe(true)
})

it('the file of a drawing made from roads has their credit below the drawing', () => {
  const { text, size } = drawingFile(drawing('a', LINE), DEFAULT_CANVAS, { credit: 'Roads: © some' })
  expect(text).toContain('>Roads: © some</text>')
  expect(size.height).toBeGreaterThan(drawingFile(drawing('a', LINE), DEFAULT_CANVAS).size.height)
  expect(text).toContain(`viewBox="-32 -32 ${size.width} ${size.height}"`)
})

it('the file of a side has the size of the paper', () => {
  const [side] = sheetSidesOf({ name: 'Tom & "Jerry"', options: { paper: 'A5', orientation: 'landscape' } })
  const text = sideFile(must(side), {})
  expect(text).toContain('width="210mm" height="148mm"')
  expect(text).toContain('viewBox="0 0 210 148"')
  expect(text).toContain('>Tom &amp; "Jerry"<'.replaceAll('"', '&quot;'))
})

it('the file of a side has all its pages', () => {
  const [side] = sheetSidesOf({ drawings: emptyDrawings(31), options: { imposition: 'two' } })
  const text = sideFile(must(side), {})
  expect(text).toContain('width="297mm" height="210mm"')
  for (const part of ['>Page 1 of 2<', '>Page 2 of 2<']) expect(text).toContain(part)
})

it('the file of a side and the pages on the screen have neither kerning nor ligatures', () => {
  const [side] = sheetSidesOf({})
  const file = sideFile(must(side), {}).replaceAll(': ', ':')
  for (const property of ['font-kerning:none', 'font-variant-ligatures:none']) {
    expect(file).toContain(property)
    expect(PAGE).toContain(property)
  }
})

/** The ids of the markers in a file: those defined, and those to which its paths refer. */
const markersIn = (text: string) => ({
  defined: Array.from(text.matchAll(/<marker id="([^"]+)"/g), ([, id]) => id),
  used: new Set(Array.from(text.matchAll(/ marker-(?:start|end)="url\(#([^)]+)\)"/g), ([, id]) => id)),
})

it.each<[string, string, number]>([
  ['a drawing', drawingFile(drawing('a', ARROW), DEFAULT_CANVAS).text, 2],
  ...LINE_WEIGHTS.map((lineWeight): [string, string, number] => {
    const drawings = [drawing('a', ARROW), drawing('b', ...strokesOf(sampleFishbone(9)))]
    const [side, more] = sheetSidesOf({ style: FISH_BONE, drawings, options: { lineWeight, legend: true } })
    return [`a ${lineWeight} side`, sideFile(must(side), {}) + sideFile(must(more), {}), 4]
  }),
])('the file of %s has each marker that its lines refer to', (_, text, count) => {
  const { defined, used } = markersIn(text)
  expect(used.size).toBe(count)
  expect([...used].filter((id) => !defined.includes(id))).toEqual([])
})

it('files contain no test ids', () => {
  const [side] = sheetSidesOf({ drawings: [drawing('a', LINE)] })
  const texts = [sideFile(must(side), {}), drawingFile(drawing('a', LINE), DEFAULT_CANVAS).text]
  expect(texts.filter((text) => text.includes('data-testid'))).toEqual([])
})
