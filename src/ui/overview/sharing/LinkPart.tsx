import { Copy, Send } from 'lucide-react'
import { useState } from 'react'
import { TOCHT_QR_SIZE, LONGEST_QR_TEXT, LONGEST_LINK } from '../../../constants'
import { copyText } from '../../../platform/files/clipboard'
import { canShare, shareLink } from '../../../platform/files/shareFile'
import { fitsCode } from '../../../storage/outside/link'
import { Button } from '../../shared/buttons/Button'
import type { MadeLink } from '../../shared/makeLink'
import { ScanCode } from '../../shared/ScanCode'
import { useToast } from '../../shared/toasts/toastContext'
import { useGive } from '../../shared/useGive'
import { useWords } from '../../words/words'
import { CopyByHand } from './CopyByHand'

interface Props {
  readonly made: MadeLink
  readonly name: string
  /** Called when the link was copied, in place of the text. */
  readonly onCopy: () => void
}

/** The link, with a QR code if it is small enough to scan; or the reason why there is none. */
export const LinkPart = ({ made, name, onCopy }: Props) => {
  const words = useWords().sharing
  switch (made.kind) {
    case 'tooLong':
      return <p role="status">{words.linkTooLong(LONGEST_LINK)}</p>
    case 'unable':
      return <p role="status">{words.noLink}</p>
    case 'made':
      return (
        <>
          <Code link={made.link} name={name} />
          <LinkButtons link={made.link} name={name} onCopy={onCopy} />
          {made.leavesOutChecks && <p className="text-sm">{words.withoutChecks}</p>}
        </>
      )
  }
}

interface LinkProps {
  readonly link: string
  readonly name: string
}

const Code = ({ link, name }: LinkProps) => {
  const words = useWords().sharing
  if (!fitsCode(link)) return <p>{words.codeTooLong(link.length, LONGEST_QR_TEXT)}</p>
  return (
    <figure className="flex flex-col items-center gap-2">
      <ScanCode ref={snapModules} value={link} title={words.code(name)} size={TOCHT_QR_SIZE} />
      <figcaption className="text-sm">{words.scan}</figcaption>
    </figure>
  )
}

/** Rounds the modules of the code to whole screen pixels, because hundreds of uneven modules are hard to scan. */
const snapModules = (svg: SVGSVGElement | null): void => {
  if (!svg) return
  const modules = svg.viewBox.baseVal.width
  const pixels = Math.floor((svg.clientWidth * devicePixelRatio) / modules)
  svg.style.width = `${(Math.max(1, pixels) * modules) / devicePixelRatio}px`
}

const LinkButtons = ({ link, name, onCopy }: LinkProps & Pick<Props, 'onCopy'>) => {
  const words = useWords()
  const toast = useToast()
  const give = useGive()
  const [refused, setRefused] = useState(false)
  const message = `${name}\n${link}`
  const copy = async () => {
    if (!(await copyText(message))) return setRefused(true)
    onCopy()
    toast({ text: words.sharing.linkCopied })
  }
  return (
    <>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button look="solid" onClick={() => void copy()}>
          <Copy className="size-5 shrink-0" aria-hidden />
          <span>{words.sharing.copyLink}</span>
        </Button>
        {canShare() && (
          <Button look="raised" onClick={() => give(() => shareLink(link, name))}>
            <Send className="size-5 shrink-0" aria-hidden />
            <span>{words.sharing.sendLink}</span>
          </Button>
        )}
      </div>
      {refused && <CopyByHand label={words.sharing.link} text={message} />}
    </>
  )
}
