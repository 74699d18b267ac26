import { useState } from 'react'
import { loadChunk } from '../../platform/chunk'
import { download, fileName } from '../../platform/download'
import type { Page } from '../../render/sheet'
import { useToast } from '../shared/toastContext'
import { errorText } from '../words/errorText'
import { useWords } from '../words/words'

interface Download {
  readonly start: () => void
  /** The page that is being made; undefined while nothing is. */
  readonly page: number | undefined
}

/** Makes the PDF and hands it over. What makes it is large, and loaded only now. */
export const useDownload = (title: string, pages: readonly Page[]): Download => {
  const words = useWords()
  const toast = useToast()
  const [page, setPage] = useState<number>()

  const run = async () => {
    setPage(1)
    try {
      const { makePdf } = await loadChunk(() => import('../../pdf/makePdf'))
      const pdf = await makePdf({ title, language: document.documentElement.lang, pages, onPage: setPage })
      download(pdf, fileName(title, 'pdf'))
    } catch (reason) {
      toast({ error: true, text: words.export.failed(errorText(reason, words)) })
    } finally {
      setPage(undefined)
    }
  }
  return { start: () => void run(), page }
}
