/**
 * The cost of a page, from the browser's own trace: `performance.now()` in a handler would miss style, paint and raster.
 * Times in this file are in microseconds of the trace's clock; results are in milliseconds.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 * @typedef {{ events: TraceEvent[], main: number, marks: Map<string, number> }} Trace
 * @typedef {readonly [from: string, to: string]} Span two marks
 */

/** Tasks per thread and raster of tiles; our own marks. */
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing']
const MARK = 'bench:'

/** Sets a mark in the trace, from inside the page. @param {Page} page @param {string} name */
export const mark = (page, name) => page.evaluate((text) => void performance.mark(text), MARK + name)

/**
 * Traces the effects of an action on a page. The action must set at least one mark, which identifies the page's
 * process.
 *
 * @param {Page} page @param {() => Promise<void>} action @returns {Promise<Trace>}
 */
export const record = async (page, action) => {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser to trace')
  await browser.startTracing(page, { categories: CATEGORIES })
  await action()
  const text = await browser.stopTracing()
  /** @type {TraceEvent[]} */
  const events = JSON.parse(text.toString()).traceEvents
  const marked = events.filter(({ name }) => name.startsWith(MARK))
  const [first] = marked
  if (!first) throw new Error('The trace holds no mark of the page')
  return {
    events: events.filter(({ pid }) => pid === first.pid),
    main: first.tid,
    marks: new Map(marked.map(({ name, ts }) => [name.slice(MARK.length), ts])),
  }
}

/**
 * Events with a name that lie completely between two marks, which excludes the bench's own work to set them.
 *
 * @param {Trace} trace @param {string} name @param {Span} span
 */
const within = ({ events, marks }, name, [from, to]) => {
  const [start = Number.NaN, end = Number.NaN] = [marks.get(from), marks.get(to)]
  return events.filter((one) => one.name === name && one.ts >= start && one.ts + (one.dur ?? 0) <= end)
}

/** @param {Trace} trace @param {Span} span */
const mainTasks = (trace, span) => within(trace, 'RunTask', span).filter(({ tid }) => tid === trace.main)

/**
 * The total cost of events in milliseconds of processor time, which other programs affect least. Uses elapsed time on
 * systems that do not report processor time.
 *
 * @param {TraceEvent[]} events
 */
const cost = (events) => events.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1_000

/** The working time of the main thread. @param {Trace} trace @param {Span} span */
export const mainMs = (trace, span) => cost(mainTasks(trace, span))

/** The longest time during which the main thread was blocked. @param {Trace} trace @param {Span} span */
export const longestTaskMs = (trace, span) => Math.max(0, ...mainTasks(trace, span).map((task) => cost([task])))

/** The time to paint tiles, on all threads together. @param {Trace} trace @param {Span} span */
export const rasterMs = (trace, span) => cost(within(trace, 'RasterTask', span))
