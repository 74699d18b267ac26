import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { CircleQuestionMark, ClipboardCheck, Footprints, ListOrdered } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { fieldPath, routePath } from '../paths'
import { MoreButton } from '../shared/buttons/MoreButton'
import { MENU_ITEM, MENU_PANEL } from '../shared/menuLook'
import { useWords } from '../words/words'

interface Props {
  /** The index of the tocht. */
  readonly tochtIndex: number
  /** Whether the tocht has no drawings. */
  readonly isEmpty: boolean
  /** Whether any drawing was made from roads and may be wrong. */
  readonly isDoubtful: boolean
  /** Opens the notes and distances of all drawings. */
  readonly onDetails: () => void
}

const ITEMS = [
  { screen: 'check', Icon: ClipboardCheck },
  { screen: 'lead', Icon: Footprints },
] as const

/** The menu of rare actions, and of actions for the field. */
export const TochtMenu = ({ tochtIndex, isEmpty, isDoubtful, onDetails }: Props) => {
  const { field: words, overview, route } = useWords()
  const navigate = useNavigate()
  return (
    <Menu>
      <MenuButton as={MoreButton} />
      <MenuItems modal={false} anchor={{ to: 'top end', gap: 8, padding: 12 }} className={MENU_PANEL}>
        <MenuItem disabled={isEmpty}>
          <button type="button" onClick={onDetails} className={MENU_ITEM}>
            <ListOrdered className="size-5" aria-hidden />
            <span>{overview.details.title}</span>
          </button>
        </MenuItem>
        {ITEMS.map(({ screen, Icon }) => (
          <MenuItem key={screen} disabled={isEmpty}>
            <button type="button" onClick={() => void navigate(fieldPath(screen, tochtIndex))} className={MENU_ITEM}>
              <Icon className="size-5" aria-hidden />
              <span>{words[screen]}</span>
            </button>
          </MenuItem>
        ))}
        {isDoubtful && (
          <MenuItem>
            <button type="button" onClick={() => void navigate(routePath(tochtIndex))} className={MENU_ITEM}>
              <CircleQuestionMark className="size-5" aria-hidden />
              <span>{route.doubts}</span>
            </button>
          </MenuItem>
        )}
      </MenuItems>
    </Menu>
  )
}
