import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { FileCode, Image } from 'lucide-react'
import { handOver } from '../../platform/shareFile'
import type { Page } from '../../render/page'
import { usePressedOnce } from '../shared/usePressedOnce'
import { useWords } from '../words/words'
import { MoreButton } from './MoreButton'
import { pagesFile } from './pagesFile'

export interface MoreProps {
  readonly title: string
  /** Undefined until they are laid out. */
  readonly pages: readonly Page[] | undefined
  /** Undefined where there is no drawing. */
  readonly onDrawing: (() => void) | undefined
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left data-disabled:opacity-40 data-focus:bg-panel-hover'

/** What is wanted now and then: pictures for a message or a drawing program. */
export const MoreMenu = ({ title, pages, onDrawing }: MoreProps) => {
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
        <MenuItem disabled={!pages}>
          <button type="button" onClick={() => pages && void handOver(pagesFile(title, pages))} className={ITEM}>
            <FileCode className="size-5" aria-hidden />
            {words.single.pagesAsSvg}
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  )
}
