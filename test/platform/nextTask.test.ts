import { expect, it } from 'vitest'
import { inSeparateTasks } from '../../src/platform/nextTask'

it('between two items the browser can handle something else', async () => {
  const handled: string[] = []
  const done = inSeparateTasks(['a', 'b'], (item) => {
    handled.push(item)
    setTimeout(() => handled.push(`after ${item}`))
  })
  expect(handled).toEqual(['a'])
  await done
  expect(handled).toEqual(['a', 'after a', 'b'])
})
