import { strToU8, zipSync } from 'fflate'
import { binaryString } from '../../../pdf/binaryString'
import { usedFont } from '../../../pdf/usedFont'
import { fileName } from '../../../platform/files/fileName'
import { sideFile } from '../../../render/svgFile'
import type { PrintableSheet } from './beginPdf'

/** One SVG per side of the paper. Several come in a ZIP file, because browsers ask before saving more than one file. */
export const pagesFile = ({ title, sides, font }: Pick<PrintableSheet, 'title' | 'sides' | 'font'>): File => {
  const [first, ...others] = sides
  const fontUrl = font && `data:font/ttf;base64,${btoa(binaryString(new Uint8Array(usedFont(sides, font))))}`
  if (first && others.length === 0) {
    return new File([sideFile(first, fontUrl)], fileName(title, 'svg'), { type: 'image/svg+xml' })
  }
  // The number comes first, since a long name is truncated.
  const files = sides.map((side) => [fileName(`${side.number} ${title}`, 'svg'), strToU8(sideFile(side, fontUrl))])
  // Uncompressed: compression would block the tab for a third of a second with 300 drawings.
  return new File([zipSync(Object.fromEntries(files), { level: 0 })], fileName(title, 'zip'), {
    type: 'application/zip',
  })
}
