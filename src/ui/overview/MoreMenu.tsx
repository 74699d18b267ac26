import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { ClipboardCheck, Footprints } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { fieldPath } from '../paths'
import { MENU_ITEM, MENU_PANEL } from '../shared/menuLook'
import { MoreButton } from '../shared/MoreButton'
import { usePressedOnce } from '../shared/usePressedOnce'
import { useWords } from '../words/words'

export interface MoreProps {
  /** Of the tocht. */
  readonly index: number
  /** Whether it has no drawing yet. */
  readonly isEmpty: boolean
}

const ITEMS = [
  { screen: 'check', Icon: ClipboardCheck },
  { screen: 'lead', Icon: Footprints },
] as const

/** What is done with a tocht on the way. */
export const MoreMenu = ({ index, isEmpty }: MoreProps) => {
  const words = useWords().field
  const navigate = useNavigate()
  return (
    <Menu>
      <MenuButton as={MoreButton} ref={usePressedOnce()} />
      <MenuItems modal={false} anchor={{ to: 'top end', gap: 8, padding: 12 }} className={MENU_PANEL}>
        {ITEMS.map(({ screen, Icon }) => (
          <MenuItem key={screen} disabled={isEmpty}>
            <button type="button" onClick={() => void navigate(fieldPath(screen, index))} className={MENU_ITEM}>
              <Icon className="size-5" aria-hidden />
              {words[screen]}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  )
}
