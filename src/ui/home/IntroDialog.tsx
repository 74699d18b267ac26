import { useEffect, useId, useRef } from 'react'
import { APP_QR_SIZE } from '../../constants'
import { appAddress } from '../../platform/appAddress'
import { Button } from '../shared/buttons/Button'
import { InstallButton } from '../shared/buttons/InstallButton'
import { ScanCode } from '../shared/ScanCode'
import { useMedia } from '../shared/useMedia'
import { useWords } from '../words/words'

/** A screen wider than this, in CSS pixels, is not a phone: the intro shows a code to scan with a phone. */
const INTRO_WIDER_THAN = 768

interface Props {
  /** Whether the user opened the dialog from the title. Then it takes the focus, as it may be far from the title. */
  readonly isAsked: boolean
  readonly onClose: () => void
  readonly onHide: () => void
}

/**
 * Explains how to get Tochten onto a phone: a QR code on a wide screen, the installation on a narrow one. The dialog
 * stands beside the tochten without blocking them.
 */
export const IntroDialog = ({ isAsked, onClose, onHide }: Props) => {
  const { intro: words, close } = useWords()
  const wide = useMedia(`(width > ${INTRO_WIDER_THAN}px)`)
  const title = useId()
  const address = appAddress()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])
  return (
    <div role="dialog" aria-labelledby={title} className="flex flex-col gap-3 rounded-xl bg-desk p-4 ring-1 ring-line">
      <h2 ref={heading} id={title} tabIndex={-1} className="font-semibold outline-none">
        {words.title}
      </h2>
      {wide ? (
        <>
          <p className="text-text-soft">{words.scan}</p>
          <div className="flex justify-center">
            <ScanCode value={address} title={words.code(address)} size={APP_QR_SIZE} />
          </div>
        </>
      ) : (
        <>
          <p className="text-sm text-text-soft">{words.narrow}</p>
          <InstallButton onAsked={onClose} />
        </>
      )}
      <div className="flex gap-2">
        <Button onClick={onClose} className="flex-1">
          {close}
        </Button>
        <Button onClick={onHide} className="flex-1">
          {words.hide}
        </Button>
      </div>
    </div>
  )
}
