import { afterEach, expect, it, vi } from 'vitest'
import { reportPerformance } from '../../src/platform/performanceReporter'

afterEach(() => vi.unstubAllGlobals())

/** A browser's observer that has measured one thing of each kind it is asked about. */
const stubObserver = () => {
  const observe = vi.fn<(type: string) => void>()
  class Observer {
    readonly #tell: (list: { getEntries: () => readonly unknown[] }) => void
    constructor(tell: (list: { getEntries: () => readonly unknown[] }) => void) {
      this.#tell = tell
    }
    observe({ type }: { readonly type: string }): void {
      observe(type)
      this.#tell({ getEntries: () => [{ entryType: type }] })
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return observe
}

it('the performance reporter measures nothing without a callback', () => {
  const observe = stubObserver()
  reportPerformance()
  expect(observe).not.toHaveBeenCalled()
})

it('the performance reporter tells its callback of each measurement', () => {
  stubObserver()
  const told: string[] = []
  reportPerformance(({ entryType }) => told.push(entryType))
  expect(told).toContain('largest-contentful-paint')
})
