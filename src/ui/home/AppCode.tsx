import { APP_QR_SIZE } from '../../constants'
import { appAddress } from '../../platform/appAddress'
import { ScanCode } from '../shared/ScanCode'
import { useWords } from '../words/words'

/** The app's own address as a QR code. */
export const AppCode = () => {
  const address = appAddress()
  return <ScanCode value={address} title={useWords().intro.code(address)} size={APP_QR_SIZE} />
}
