import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import type { RefObject, ComponentProps } from 'react'
import { ICONS } from '../../../model/icons'
import { iconShapes } from '../../../render/iconShapes'
import { Artwork, ICON_VIEW_BOX } from '../../svg/Artwork'
import { useWords } from '../../words/words'
import { PICTURES } from '../commands'
import { ToolButton } from './ToolButton'

interface Props extends Pick<PickedIconProps, 'picked'> {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onPick: (icon: number | undefined) => void
}

const ITEM = 'flex min-h-11 items-center gap-3 rounded-lg px-2 py-1 text-left text-sm data-focus:bg-panel-active'

/** The menu of icons, with an entry that returns to the pen. */
export const IconMenu = ({ button, picked, onPick }: Props) => {
  const words = useWords()
  return (
    <Menu>
      <MenuButton as={PickedIcon} ref={button} picked={picked} />
      {/* The menu is neither modal nor animated: the next press may follow at once and is meant for the canvas. */}
      <MenuItems
        modal={false}
        anchor="top"
        className="z-40 grid w-72 max-w-[calc(100vw-1.5rem)] grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-1 overflow-y-auto rounded-xl border border-line bg-desk p-2 shadow-xl [--anchor-gap:8px] [--anchor-padding:12px]"
      >
        {ICONS.map(({ name, label }, index) => (
          <MenuItem key={name}>
            <button
              type="button"
              className={`${ITEM} ${index === picked ? 'bg-accent-soft' : ''}`}
              onClick={() => onPick(index)}
            >
              <Artwork shapes={iconShapes(index)} viewBox={ICON_VIEW_BOX} className="size-8 shrink-0" />
              <span>{label ?? words.export.icons[name]}</span>
            </button>
          </MenuItem>
        ))}
        <MenuItem>
          <button type="button" className={ITEM} onClick={() => onPick(undefined)}>
            <span className="size-8" />
            <span>{words.editor.noIcon}</span>
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  )
}

interface PickedIconProps extends ComponentProps<'button'> {
  readonly picked: number | undefined
}

/** The button that opens the menu of icons, with a picture of the picked icon. */
const PickedIcon = ({ picked, ...rest }: PickedIconProps) => {
  const shapes = picked === undefined ? undefined : iconShapes(picked)
  return (
    <ToolButton aria-haspopup="menu" {...rest} command="icon" on={picked !== undefined}>
      {shapes ? <Artwork shapes={shapes} viewBox={ICON_VIEW_BOX} className="size-7" /> : PICTURES.icon}
    </ToolButton>
  )
}
