import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { Stamp } from 'lucide-react'
import { ICONS } from '../../model/icons'
import { ICON_SHAPES } from '../../render/iconShapes'
import { Artwork, ICON_VIEW_BOX } from '../svg/Artwork'
import { useWords } from '../words/words'
import { IconButton } from '../shared/IconButton'
import { shortcutText } from './shortcuts'

interface Props {
  readonly picked: number | undefined
  readonly onPick: (icon: number | undefined) => void
}

const ITEM = 'flex min-h-11 items-center gap-3 rounded-lg px-2 py-1 text-left text-sm data-focus:bg-panel-active'

/** The icons that can be stamped, and the way back to the pen. The button shows the icon that is in hand. */
export const IconMenu = ({ picked, onPick }: Props) => {
  const words = useWords()
  const shapes = picked === undefined ? undefined : ICON_SHAPES[picked]
  return (
    <Menu>
      <MenuButton
        as={IconButton}
        label={words.editor.icon}
        shortcut={shortcutText('icon')}
        aria-pressed={picked !== undefined}
      >
        {shapes ? <Artwork shapes={shapes} viewBox={ICON_VIEW_BOX} className="size-7" /> : <Stamp />}
      </MenuButton>
      {/* Neither modal nor fading: the next press may come at once, and is meant for the canvas. */}
      <MenuItems
        modal={false}
        anchor="top"
        className="z-40 grid w-72 max-w-[calc(100vw-1.5rem)] grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-1 overflow-y-auto rounded-xl border border-line bg-desk p-2 shadow-xl [--anchor-gap:8px] [--anchor-padding:12px]"
      >
        {ICONS.map(({ name }, index) => (
          <MenuItem key={name}>
            <button
              type="button"
              className={`${ITEM} ${index === picked ? 'bg-accent-soft' : ''}`}
              onClick={() => onPick(index)}
            >
              <Artwork shapes={ICON_SHAPES[index] ?? []} viewBox={ICON_VIEW_BOX} className="size-8 shrink-0" />
              {name}
            </button>
          </MenuItem>
        ))}
        <MenuItem>
          <button type="button" className={ITEM} onClick={() => onPick(undefined)}>
            <span className="size-8" />
            {words.editor.noIcon}
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  )
}
