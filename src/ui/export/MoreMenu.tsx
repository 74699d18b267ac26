import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { FileCode, Image } from 'lucide-react'
import { handOver } from '../../platform/shareFile'
import { usePressedOnce } from '../shared/usePressedOnce'
import { useWords } from '../words/words'
import { MoreButton } from './MoreButton'
import type { Printed } from './beginPdf'
import { pagesFile } from './pagesFile'

export interface MoreProps {
  /** Undefined until it is laid out. */
  readonly printed: Printed | undefined
  /** Undefined where there is no drawing. */
  readonly onDrawing: (() => void) | undefined
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left data-disabled:opacity-40 data-focus:bg-panel-hover'

/** What is wanted now and then: pictures for a message or a drawing program. */
export const MoreMenu = ({ printed, onDrawing }: MoreProps) => {
  const words = useWords().export
  return (
    <Menu>
      <MenuButton as={MoreButton} ref={usePressedOnce()} />
      <MenuItems
        modal={false}
        anchor={{ to: 'bottom end', gap: 8, padding: 12 }}
        className="z-40 w-64 rounded-xl border border-line bg-desk p-1 shadow-xl"
      >
        <MenuItem disabled={!onDrawing}>
          <button type="button" onClick={onDrawing} className={ITEM}>
            <Image className="size-5" aria-hidden />
            {words.single.open}
          </button>
        </MenuItem>
        <MenuItem disabled={!printed}>
          <button type="button" onClick={() => printed && void handOver(pagesFile(printed))} className={ITEM}>
            <FileCode className="size-5" aria-hidden />
            {words.single.pagesAsSvg}
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  )
}
