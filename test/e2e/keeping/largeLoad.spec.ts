import { writeFile } from 'node:fs/promises'
import { MOST_POINTS } from '../../../src/constants'
import { addTocht, load, mirror } from '../app'
import { expect, saved, test } from '../fixtures'
import { longTasks, watchLongTasks } from '../longTasks'

/** A tocht with this many points, in strokes of 100, 20 per drawing. */
const tochtOf = (points: number): string => {
  const strokes = Array.from({ length: points / 100 }, (_, index) => strokeOf(index))
  const drawings = Array.from({ length: Math.ceil(strokes.length / 20) }, (_, at) =>
    strokes.slice(at * 20, at * 20 + 20),
  )
  return JSON.stringify({ name: 'Large', drawings })
}

const strokeOf = (index: number) => ({
  points: Array.from({ length: 100 }, (_, at) => ({
    x: ((index * 37 + at * 3) % 3960) / 10,
    y: ((at * 61) % 6850) / 10,
  })),
})

test('a large text is read in a worker', async ({ page }) => {
  await addTocht(page)
  const reader = page.waitForEvent('worker')
  await load(page, tochtOf(20_000))
  expect((await reader).url()).toContain('importWorker')
  await expect(page.getByText('10 drawings were loaded.', { exact: true })).toBeVisible()
  await saved(page)
  expect((await mirror(page))[0]?.drawings).toHaveLength(10)
})

test('a large text is rejected with the place of its first fault, like a small one', async ({ page }) => {
  await addTocht(page)
  await load(page, tochtOf(20_000).replace('"x":37.3', '"x":"oops"'))
  await expect(page.getByRole('alert')).toContainText(
    'Drawing 1, stroke 5, point 76: x must be a number, found "oops".',
  )
})

test('the largest file is added', async ({ page }, testInfo) => {
  test.setTimeout(90_000)
  const file = testInfo.outputPath('large.tochten')
  await writeFile(file, `[${tochtOf(MOST_POINTS - 100_000)},${tochtOf(100)}]`)
  await page.goto('/settings')
  await watchLongTasks(page)
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('2 tochten were added.').first()).toBeVisible({ timeout: 30_000 })
  await saved(page)
  // It has no room in local storage, which is said after the first message, not instead of it.
  await expect(page.getByText('Everything is saved, but its second copy').first()).toBeVisible({ timeout: 15_000 })
  const longest = Math.max(0, ...(await longTasks(page)))
  // Only printed: on a busy machine the clock includes other work.
  process.stdout.write(`  400,000 points from a file: the longest task took ${Math.round(longest)} ms\n`)
})
