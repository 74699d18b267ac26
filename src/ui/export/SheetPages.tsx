import { memo, useMemo } from 'react'
import { maskErasers } from '../../render/erase'
import type { Page } from '../../render/sheet'
import { pageSvg } from '../../render/sheetSvg'
import { SvgTree } from '../svg/SvgTree'
import { useWords } from '../words/words'

/** The pages as they will be printed: the same description that becomes the PDF, black on white in either theme. */
export const SheetPages = ({ pages }: { readonly pages: readonly Page[] }) => {
  const words = useWords()
  return (
    <ol className="flex flex-col items-center gap-6">
      {pages.map((page) => (
        <li
          key={page.number}
          aria-label={words.export.sheet(page.number)}
          className="w-full max-w-3xl overflow-hidden rounded-sm bg-white shadow-lg ring-1 ring-line"
        >
          <SheetPage page={page} />
        </li>
      ))}
    </ol>
  )
}

const SheetPage = memo(({ page }: { readonly page: Page }) => {
  const node = useMemo(() => pageSvg(page, maskErasers), [page])
  return <SvgTree node={node} />
})
