import type { InkStyle } from '../../render/drawingSvg'
import { maskErasers } from '../../render/erase'
import { EDITOR_PEN } from '../../render/pen'

/** The colour of the paper on screen, that of `bg-canvas`. */
export const SCREEN_PAPER = 'var(--canvas)'

/** The looks of ink in the editors. */
export const INK_STYLE: InkStyle = { pen: EDITOR_PEN, colour: 'currentColor', eraseWith: maskErasers }
