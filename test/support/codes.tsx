import jsqr from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { ScanCode } from '../../src/ui/shared/ScanCode'
import { decodePng } from './paper/pixels'

/** Decodes our QR code of a text with another program, from pixels. */
export const readThroughCode = async (text: string): Promise<string | undefined> => {
  const svg = renderToStaticMarkup(<ScanCode value={text} title="" size={1200} />)
  const { data, width, height } = await decodePng(Buffer.from(svg))
  return jsqr(data, width, height)?.data
}
