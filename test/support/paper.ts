import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import type { BrowserContext, Page } from '@playwright/test'
import type { jsPDF } from 'jspdf'
import type { svg2pdf } from 'svg2pdf.js'
import { PAPER_SIZES } from '../../src/constants'
import { SHEET_FONT } from '../../src/render/sheetSvg'
import type { SvgNode } from '../../src/render/svgNode'

const { resolve } = createRequire(import.meta.url)
const FONT = resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf')
const SCRIPTS = [
  join(dirname(resolve('jspdf/package.json')), 'dist/jspdf.umd.min.js'),
  join(dirname(resolve('svg2pdf.js/package.json')), 'dist/svg2pdf.umd.min.js'),
]
const MILLIMETRES_PER_INCH = 25.4

/** The width of a text in the typeface of the sheet, in ems. */
export const sheetWidthOf = (): ((text: string) => number) => {
  GlobalFonts.registerFromPath(FONT, SHEET_FONT)
  const context = createCanvas(1, 1).getContext('2d')
  context.font = `100px "${SHEET_FONT}"`
  return (text) => context.measureText(text).width / 100
}

interface OnPaper {
  /** As a PNG file. */
  readonly screen: Buffer
  readonly pdf: Uint8Array
}

/** SVG data in millimetres on an A4, as a browser shows it, and as the PDF that the writer of the sheet makes of it. */
export const onPaper = async (context: BrowserContext, node: SvgNode, dotsPerInch: number): Promise<OnPaper> => {
  const page = await context.newPage()
  await page.setContent('<!doctype html><body style="margin:0;background:#fff"></body>')
  for (const path of SCRIPTS) await page.addScriptTag({ path })
  const scale = dotsPerInch / MILLIMETRES_PER_INCH
  await page.setViewportSize({
    width: Math.round(PAPER_SIZES.A4.width * scale),
    height: Math.round(PAPER_SIZES.A4.height * scale),
  })
  const pdf = await print(page, node, scale)
  const screen = await page.screenshot()
  await page.close()
  return { screen, pdf: Uint8Array.from(pdf) }
}

/** What the two scripts put on the window. */
interface PdfGlobals {
  readonly jspdf: { readonly jsPDF: typeof jsPDF }
  readonly svg2pdf: { readonly svg2pdf: typeof svg2pdf }
}

const print = async (page: Page, node: SvgNode, scale: number): Promise<number[]> =>
  page.evaluate(
    async ({ tree, paper, family, ttf, pixels }) => {
      const build = ({ tag, attributes, children }: SvgNode): SVGElement => {
        const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
        element.append(...children.map((child) => (typeof child === 'string' ? child : build(child))))
        return element
      }
      const sheet = build({
        tag: 'svg',
        attributes: { viewBox: `0 0 ${paper.width} ${paper.height}`, 'font-family': family },
        children: [tree],
      })
      Object.assign(sheet.style, { position: 'fixed', inset: '0 auto auto 0', width: `${paper.width * pixels}px` })
      document.fonts.add(await new FontFace(family, `url(data:font/ttf;base64,${ttf})`).load())
      document.body.append(sheet)
      const scripts = window as unknown as PdfGlobals
      const pdf = new scripts.jspdf.jsPDF({ unit: 'mm', format: [paper.width, paper.height], floatPrecision: 'smart' })
      pdf.addFileToVFS('sheet.ttf', atob(ttf))
      pdf.addFont('sheet.ttf', family, 'normal')
      await scripts.svg2pdf.svg2pdf(sheet, pdf, { x: 0, y: 0, ...paper })
      return Array.from(new Uint8Array(pdf.output('arraybuffer')))
    },
    {
      tree: node,
      paper: PAPER_SIZES.A4,
      family: SHEET_FONT,
      ttf: (await readFile(FONT)).toString('base64'),
      pixels: scale,
    },
  )
