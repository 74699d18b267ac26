import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { turnedOff } from '../../../../src/ui/shared/buttons/BareButton'
import { SOURCES } from '../../../support/project/sources'

const noop = (): void => {}

it('a button that is turned off keeps its look and focus, but no handler that a press calls', () => {
  const presses: ComponentProps<'button'> = {
    onClick: noop,
    onClickCapture: noop,
    onDoubleClick: noop,
    onKeyDown: noop,
    onKeyUp: noop,
    onMouseDown: noop,
    onPointerDown: noop,
    onPointerMove: noop,
    onPointerUp: noop,
    onTouchStart: noop,
    onTouchEnd: noop,
  }
  const others: ComponentProps<'button'> = {
    type: 'submit',
    className: 'round',
    'aria-label': 'Staggered',
    onFocus: noop,
    // These end a press that began before.
    onPointerCancel: noop,
    onLostPointerCapture: noop,
  }
  const { onClick, ...off } = turnedOff({ ...presses, ...others })
  expect(off).toEqual({ ...others, 'aria-disabled': true })
  expect(onClick).not.toBe(noop)
})

it('only the shared button says that a button is disabled, so that none looks so and works', () => {
  // A link and a button in a drawing have no shared button below them: their own press decides.
  const others = ['ui/field/CallLinks.tsx', 'ui/freeDraw/ring/pressable.ts']
  const saying = [...SOURCES].filter(([, text]) => /aria-disabled'?(?:=|: )|<button[^>]*\sdisabled=/.test(text))
  expect(saying.map(([file]) => file).toSorted()).toEqual([...others, 'ui/shared/buttons/BareButton.tsx'])
})
