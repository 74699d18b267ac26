import { QRCodeSVG } from 'qrcode.react'
import type { Ref } from 'react'
import { QR_LEVEL, QR_QUIET_ZONE } from '../../constants'

interface Props {
  readonly value: string
  /** What a screen reader says of it. */
  readonly title: string
  /** Of a side, in CSS pixels, where there is room for it. */
  readonly size: number
  readonly ref?: Ref<SVGSVGElement>
}

/** A code to be scanned: black on white in either theme, since not every camera reads the reverse. */
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
