import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { CircleQuestionMark, ClipboardCheck, Footprints } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { fieldPath, routePath } from '../paths'
import { MENU_ITEM, MENU_PANEL } from '../shared/menuLook'
import { MoreButton } from '../shared/MoreButton'
import { usePressedOnce } from '../shared/usePressedOnce'
import { useWords } from '../words/words'

export interface MoreProps {
  /** Of the tocht. */
  readonly index: number
  /** Whether it has no drawing yet. */
  readonly isEmpty: boolean
  /** Whether a drawing of it was made from roads and may be wrong. */
  readonly isDoubtful: boolean
}

const ITEMS = [
  { screen: 'check', Icon: ClipboardCheck },
  { screen: 'lead', Icon: Footprints },
] as const

/** What is done with a tocht on the way. */
export const MoreMenu = ({ index, isEmpty, isDoubtful }: MoreProps) => {
  const { field: words, route } = useWords()
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
        {isDoubtful && (
          <MenuItem>
            <button type="button" onClick={() => void navigate(routePath(index))} className={MENU_ITEM}>
              <CircleQuestionMark className="size-5" aria-hidden />
              {route.doubts}
            </button>
          </MenuItem>
        )}
      </MenuItems>
    </Menu>
  )
}
