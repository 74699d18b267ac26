import type { InkStyle } from '../../render/drawingSvg'
import { maskErasers } from '../../render/erase'
import { EDITOR_PEN } from '../../render/pen'

/** The colours of ink and paper on screen. */
export const SCREEN_INK = 'currentColor'
export const SCREEN_PAPER = 'var(--paper)'

/** The looks of ink in the editors. */
export const INK_STYLE: InkStyle = { pen: EDITOR_PEN, colour: SCREEN_INK, eraseWith: maskErasers }
