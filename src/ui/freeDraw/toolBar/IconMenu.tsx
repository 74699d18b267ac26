import { useId, useState, type MouseEvent, type RefObject } from 'react'
import { iconShapes } from '../../../render/iconShapes'
import { Artwork, ICON_VIEW_BOX } from '../../svg/Artwork'
import { PICTURES } from '../commands'
import { IconPanel, type PickIcon } from './IconPanel'
import { ToolButton } from './ToolButton'

interface Props extends PickIcon {
  readonly button: RefObject<HTMLButtonElement | null>
}

/** The button that opens the menu of icons, with a picture of the picked icon. */
export const IconMenu = ({ button, picked, onPick }: Props) => {
  const menuId = useId()
  /** How the menu was opened; by keyboard, its first icon receives the focus. */
  const [opened, setOpened] = useState<'pointer' | 'key'>()
  const close = () => setOpened(undefined)
  const closeByKey = () => {
    close()
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <ToolButton
        ref={button}
        command="icon"
        on={picked !== undefined}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        aria-controls={opened && menuId}
        data-open={opened}
        onClick={({ detail }: MouseEvent) => setOpened(opened ? undefined : detail === 0 ? 'key' : 'pointer')}
      >
        {picked === undefined ? (
          PICTURES.icon
        ) : (
          <Artwork shapes={iconShapes(picked)} viewBox={ICON_VIEW_BOX} className="size-7" />
        )}
      </ToolButton>
      {opened && (
        <IconPanel
          menuId={menuId}
          opener={button}
          byKey={opened === 'key'}
          picked={picked}
          onPick={(icon) => {
            onPick(icon)
            closeByKey()
          }}
          onLeave={close}
          onClose={closeByKey}
        />
      )}
    </>
  )
}
