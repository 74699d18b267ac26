import type { Page } from '@playwright/test'

/** Records the tasks over 50 ms from now on. */
export const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    const note = (list: PerformanceObserverEntryList): unknown =>
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(note).observe({ type: 'longtask' })
  })

/** Their durations so far, in milliseconds. */
export const longTasks = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
