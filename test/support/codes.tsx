import jsqr from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { ScanCode } from '../../src/ui/shared/ScanCode'
import { decodePng } from './pixels'

/** What another program reads in our QR code of a text, drawn as pixels. */
export const readThroughCode = async (text: string): Promise<string | undefined> => {
  const svg = renderToStaticMarkup(<ScanCode value={text} title="" size={600} />)
  const { data, width, height } = await decodePng(Buffer.from(svg))
  return jsqr(data, width, height)?.data
}
