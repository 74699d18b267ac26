import { QR_SIZE } from '../../constants'
import { ScanCode } from '../shared/ScanCode'
import { useWords } from '../words/words'

/** The app's own address as a QR code. */
export const AppCode = () => {
  const address = new URL(import.meta.env.BASE_URL, location.origin).href
  return <ScanCode value={address} title={useWords().intro.code(address)} size={QR_SIZE} />
}
