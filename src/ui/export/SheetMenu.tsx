import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { FileCode, Image } from 'lucide-react'
import { handOver } from '../../platform/files/shareFile'
import { MoreButton } from '../shared/buttons/MoreButton'
import { MENU_ITEM, MENU_PANEL } from '../shared/menuLook'
import { useGive } from '../shared/useGive'
import { useWords } from '../words/words'
import type { PrintableSheet } from './making/beginPdf'
import { pagesFile } from './making/pagesFile'

interface Props {
  /** `undefined` until the sheet is laid out. */
  readonly sheet: PrintableSheet | undefined
  /** `undefined` without drawings. */
  readonly onDrawing: (() => void) | undefined
}

/** Rare actions: pictures for messages or drawing programs. */
export const SheetMenu = ({ sheet, onDrawing }: Props) => {
  const words = useWords().export
  const give = useGive()
  return (
    <Menu>
      <MenuButton as={MoreButton} />
      <MenuItems modal={false} anchor={{ to: 'bottom end', gap: 8, padding: 12 }} className={MENU_PANEL}>
        <MenuItem disabled={!onDrawing}>
          <button type="button" onClick={onDrawing} className={MENU_ITEM}>
            <Image className="size-5" aria-hidden />
            <span>{words.single.open}</span>
          </button>
        </MenuItem>
        <MenuItem disabled={!sheet}>
          <button type="button" onClick={() => sheet && give(() => handOver(pagesFile(sheet)))} className={MENU_ITEM}>
            <FileCode className="size-5" aria-hidden />
            <span>{words.single.pagesAsSvg}</span>
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  )
}
