import { expect, it } from 'vitest'
import { EMPTY_CONTENTS, operate, type Contents, type Operation } from '../../../src/model/contents'
import { lastStep, stepSide } from '../../../src/model/undo/history'
import { drawing, LINE, stateWith, whole } from '../../support/drawings'
import { must } from '../../support/must'
import { redone, undone } from '../../support/undone'

const START: Contents = { ...EMPTY_CONTENTS, state: stateWith(whole([drawing('a1', LINE), drawing('a2', LINE)])) }
const rename = (name: string): Operation => ({ type: 'do', action: { type: 'renameTocht', tocht: 'a', name } })
const back = (contents: Contents): Contents => undone(contents, 'a')
const again = (contents: Contents): Contents => redone(contents, 'a')

it('a step is done, undone and done again, whatever is done after it', () => {
  const done = operate(START, rename('One'))
  const { at } = must(lastStep(done.history, done.state, 'a'))
  expect(stepSide(done.history, 'a', at)).toBe('done')
  const longer = operate(done, rename('Two'))
  expect(stepSide(longer.history, 'a', at)).toBe('done')
  expect(stepSide(back(longer).history, 'a', at)).toBe('done')
  expect(stepSide(back(back(longer)).history, 'a', at)).toBe('undone')
  expect(stepSide(again(back(done)).history, 'a', at)).toBe('done')
  expect(stepSide(done.history, 'home', at)).toBeUndefined()
})
