import type { ComponentProps } from 'react'
import { ICON_SHAPES } from '../../../render/iconShapes'
import { Artwork, ICON_VIEW_BOX } from '../../svg/Artwork'
import { PICTURES } from './tools'
import { ToolButton } from './ToolButton'

export interface PickedIconProps extends ComponentProps<'button'> {
  readonly picked: number | undefined
}

/** The button that opens the menu of icons, with a picture of the picked icon. */
export const PickedIcon = ({ picked, ...rest }: PickedIconProps) => {
  const shapes = picked === undefined ? undefined : ICON_SHAPES[picked]
  return (
    <ToolButton aria-haspopup="menu" {...rest} command="icon" on={picked !== undefined}>
      {shapes ? <Artwork shapes={shapes} viewBox={ICON_VIEW_BOX} className="size-7" /> : PICTURES.icon}
    </ToolButton>
  )
}
