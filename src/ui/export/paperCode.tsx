import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { WholeTocht } from '../../model/types'
import type { PaperCode } from '../../render/sheet/sheetContent'
import { makeLink } from '../shared/makeLink'
import { ScanCode } from '../shared/ScanCode'

/** Bytes in the largest QR code of the lowest level, version 40 (ISO/IEC 18004). */
const LONGEST_PRINTED_LINK = 2_953

/** Makes the code that loads a tocht as it is printed. The code of the last print is left out: each print changes it. */
export const makePaperCode = async ({ tocht, drawings }: WholeTocht): Promise<PaperCode> => {
  const { printed: _last, ...sheet } = tocht.sheet ?? {}
  const made = await makeLink({ tocht: { ...tocht, sheet }, drawings })
  if (made.kind !== 'made') return { kind: made.kind }
  return made.link.length > LONGEST_PRINTED_LINK ? { kind: 'tooLong' } : drawnCode(made.link)
}

/** The modules of a code, from the component that shows it on screen, because its package exports no encoder. */
const drawnCode = (link: string): PaperCode => {
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() => root.render(<ScanCode value={link} title="" size={1} />))
  const side = host.querySelector('svg')?.viewBox.baseVal.width
  // The first path is the white paper.
  const path = [...host.querySelectorAll('path')].at(-1)?.getAttribute('d')
  root.unmount()
  if (!side || !path) throw new Error('qrcode.react drew no code')
  return { kind: 'made', side, path }
}
