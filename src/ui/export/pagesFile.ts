import { strToU8, zipSync } from 'fflate'
import { fileName } from '../../platform/fileName'
import type { Page } from '../../render/page'
import { pageFile } from '../../render/svgFile'

/** One SVG, or several in one file, since browsers ask before they keep more than one. */
export const pagesFile = (title: string, pages: readonly Page[]): File => {
  const [first, ...others] = pages
  if (first && others.length === 0) {
    return new File([pageFile(first)], fileName(title, 'svg'), { type: 'image/svg+xml' })
  }
  // The number comes first: the end of a long name is cut off.
  const files = pages.map((page) => [fileName(`${page.number} ${title}`, 'svg'), strToU8(pageFile(page))])
  // Not compressed: that would hold up the page by a third of a second for 300 drawings.
  return new File([zipSync(Object.fromEntries(files), { level: 0 })], fileName(title, 'zip'), {
    type: 'application/zip',
  })
}
