import { strToU8, zipSync } from 'fflate'
import { fileName } from '../../platform/fileName'
import { binaryString } from '../../pdf/binaryString'
import { usedFont } from '../../pdf/usedFont'
import { pageFile } from '../../render/svgFile'
import type { Printed } from './beginPdf'

/** One SVG, or several in one file, since browsers ask before they keep more than one. */
export const pagesFile = ({ title, pages, font }: Pick<Printed, 'title' | 'pages' | 'font'>): File => {
  const [first, ...others] = pages
  const letters = font && `data:font/ttf;base64,${btoa(binaryString(new Uint8Array(usedFont(pages, font))))}`
  if (first && others.length === 0) {
    return new File([pageFile(first, letters)], fileName(title, 'svg'), { type: 'image/svg+xml' })
  }
  // The number comes first: the end of a long name is cut off.
  const files = pages.map((page) => [fileName(`${page.number} ${title}`, 'svg'), strToU8(pageFile(page, letters))])
  // Not compressed: that would hold up the page by a third of a second for 300 drawings.
  return new File([zipSync(Object.fromEntries(files), { level: 0 })], fileName(title, 'zip'), {
    type: 'application/zip',
  })
}
