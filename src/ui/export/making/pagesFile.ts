import { strToU8, zipSync } from 'fflate'
import { binaryString } from '../../../pdf/binaryString'
import { usedFonts } from '../../../pdf/usedFonts'
import { fileName } from '../../../platform/files/fileName'
import { sideFile } from '../../../render/svgFile'
import type { PrintableSheet } from './beginPdf'

/** One SVG per side of the paper. Several come in a ZIP file, because browsers ask before saving more than one file. */
export const pagesFile = ({ title, sides, fonts }: Pick<PrintableSheet, 'title' | 'sides' | 'fonts'>): File => {
  const [first, ...others] = sides
  const used = usedFonts(sides, fonts)
  const urls = { medium: urlOf(used.medium), bold: urlOf(used.bold) }
  if (first && others.length === 0) {
    return new File([sideFile(first, urls)], fileName(title, 'svg'), { type: 'image/svg+xml' })
  }
  // The number comes first, since a long name is truncated.
  const files = sides.map((side) => [fileName(`${side.number} ${title}`, 'svg'), strToU8(sideFile(side, urls))])
  // Uncompressed: compression would block the tab for a third of a second with 300 drawings.
  return new File([zipSync(Object.fromEntries(files), { level: 0 })], fileName(title, 'zip'), {
    type: 'application/zip',
  })
}

const urlOf = (font: ArrayBuffer | undefined): string | undefined =>
  font && `data:font/ttf;base64,${btoa(binaryString(new Uint8Array(font)))}`
