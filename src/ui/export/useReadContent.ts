import { useEffect, useState } from 'react'
import { signsIn } from '../../geometry/junction/signsIn'
import { routeInkOf } from '../../geometry/junction/routeInk'
import { readInSlices } from './readInSlices'
import type { PrintedContent } from './usePrintedContent'

/**
 * The content to print, once all its drawings are read, so that the layout finds cached readings. Until then, the
 * previous content is returned; `undefined` at first.
 */
export const useReadContent = (content: PrintedContent): PrintedContent | undefined => {
  const [read, setRead] = useState<PrintedContent>()
  const { drawings, options } = content
  const isNeeded = options.legend === true || options.emphasis === true
  useEffect(() => {
    if (!isNeeded) return undefined
    return readInSlices(
      drawings,
      (elements) => [signsIn(elements), routeInkOf(elements)],
      () => setRead(content),
    )
  }, [content, drawings, isNeeded])
  if (!isNeeded && read !== content) setRead(content)
  return isNeeded ? read : content
}
