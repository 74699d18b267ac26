import { strToU8, zipSync } from 'fflate'
import { fileName } from '../../platform/fileName'
import { binaryString } from '../../pdf/binaryString'
import { usedFont } from '../../pdf/usedFont'
import { sideFile } from '../../render/svgFile'
import type { Printed } from './beginPdf'

/** One SVG for each side of the paper, several in one file, since browsers ask before they keep more than one. */
export const pagesFile = ({ title, sides, font }: Pick<Printed, 'title' | 'sides' | 'font'>): File => {
  const [first, ...others] = sides
  const letters = font && `data:font/ttf;base64,${btoa(binaryString(new Uint8Array(usedFont(sides, font))))}`
  if (first && others.length === 0) {
    return new File([sideFile(first, letters)], fileName(title, 'svg'), { type: 'image/svg+xml' })
  }
  // The number comes first: the end of a long name is cut off.
  const files = sides.map((side) => [fileName(`${side.number} ${title}`, 'svg'), strToU8(sideFile(side, letters))])
  // Not compressed: that would hold up the page by a third of a second for 300 drawings.
  return new File([zipSync(Object.fromEntries(files), { level: 0 })], fileName(title, 'zip'), {
    type: 'application/zip',
  })
}
