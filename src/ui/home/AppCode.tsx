import { QRCodeSVG } from 'qrcode.react'
import { QR_LEVEL, QR_QUIET_ZONE, QR_SIZE } from '../../constants'
import { useWords } from '../words/words'

/** The address of the app itself, to be scanned: black on white in either theme, since not every camera reads the reverse. */
export const AppCode = () => {
  const address = new URL(import.meta.env.BASE_URL, location.origin).href
  return (
    <QRCodeSVG
      value={address}
      level={QR_LEVEL}
      size={QR_SIZE}
      marginSize={QR_QUIET_ZONE}
      role="img"
      title={useWords().intro.code(address)}
      className="h-auto max-w-full rounded-lg"
    />
  )
}
