import { Download } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { canvasOf, drawingsOf } from '../../model/lookups'
import type { TochtId } from '../../model/types'
import { layOutSheet } from '../../render/sheet'
import { usePreferences, useTochten } from '../../store/context'
import type { WholeTocht } from '../../model/adopt'
import { HOME_PATH, overviewPath } from '../paths'
import { Button } from '../shared/Button'
import { ScreenHeader } from '../shared/ScreenHeader'
import { TochtTitle } from '../shared/TochtTitle'
import { useWords } from '../words/words'
import { PhonePopover } from './PhonePopover'
import { SheetPages } from './SheetPages'
import { useDownload } from './useDownload'
import { useSheetFont } from './useSheetFont'

/** The sheet as it will lie in somebody's hand, and the way to get it there. */
export const ExportScreen = ({ tochtId }: { readonly tochtId: TochtId }) => {
  const state = useTochten((all) => all)
  const tocht = state.tochten[tochtId]
  const whole = useMemo(() => tocht && { tocht, drawings: drawingsOf(state, tocht) }, [state, tocht])
  if (!whole) return <Navigate to={HOME_PATH} replace />
  return (
    <Suspense fallback={null}>
      <Sheet whole={whole} parent={overviewPath(state.order.indexOf(tochtId), whole.tocht.style)} />
    </Suspense>
  )
}

const Sheet = ({ whole, parent }: { readonly whole: WholeTocht; readonly parent: string }) => {
  const words = useWords()
  const { phone } = usePreferences()
  const measure = useSheetFont()
  const { name } = whole.tocht
  const pages = useMemo(() => {
    const pageLabel = words.export.pageOf
    const canvas = canvasOf(whole.tocht)
    return layOutSheet({ name, phone, canvas, drawings: whole.drawings, pageLabel }, measure)
  }, [whole, name, phone, words, measure])
  const { start, page } = useDownload(name, pages)
  return (
    <div className="flex min-h-dvh flex-col bg-desk">
      <div className="sticky top-0 z-20 bg-desk">
        <ScreenHeader parent={parent} title={<TochtTitle name={name} />}>
          <PhonePopover />
          <Button look="solid" disabled={page !== undefined} onClick={start}>
            <Download className="size-5" aria-hidden />
            {words.export.download}
          </Button>
        </ScreenHeader>
      </div>
      <main className="pad-safe-x flex flex-1 flex-col gap-4 py-4">
        <p role="status" className="text-center text-sm text-text-soft tabular-nums">
          {page === undefined
            ? words.export.pages(pages.length, whole.drawings.length)
            : words.export.making(page, pages.length)}
        </p>
        <SheetPages pages={pages} />
      </main>
    </div>
  )
}
