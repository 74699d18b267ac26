import { QRCodeSVG } from 'qrcode.react'
import type { Ref } from 'react'
import { QR_LEVEL, QR_QUIET_ZONE } from '../../constants'

interface Props {
  readonly value: string
  /** The text of the code for screen readers. */
  readonly title: string
  /** The side of the code in CSS pixels, if there is room. */
  readonly size: number
  readonly ref?: Ref<SVGSVGElement>
}

/** A QR code, black on white in any theme, since not every camera reads the reverse. */
export const ScanCode = ({ value, title, size, ref }: Props) => (
  <QRCodeSVG
    ref={ref}
    value={value}
    level={QR_LEVEL}
    size={size}
    marginSize={QR_QUIET_ZONE}
    role="img"
    title={title}
    className="h-auto max-w-full rounded-lg"
  />
)
