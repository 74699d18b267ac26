/**
 * The cost of a page, from the browser's own trace: `performance.now()` in a handler would miss style, paint, raster
 * and waiting for the screen. Times in this file are in microseconds of the trace's clock; results are in milliseconds.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, id2?: {
 * local?: string, global?: string }, args: any }} TraceEvent
 * @typedef {{ start: number, end: number, commit: number }} Frame when it began, was shown, and took over the document
 * @typedef {{ events: TraceEvent[], main: number, marks: Map<string, number[]>, frames: Frame[] }} Trace
 * @typedef {readonly [from: string, to: string]} Span two marks
 */

const CATEGORIES = [
  '-*',
  // Tasks per thread and raster of tiles; dispatched events; frames; input; our own marks.
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'input.scrolling',
  'blink.user_timing',
]
const MARK = 'bench:'

/** Sets a mark in the trace, from inside the page. @param {Page} page @param {string} name */
export const mark = (page, name) => page.evaluate((text) => void performance.mark(text), MARK + name)

/**
 * From now on marks each change of the picture: `live` in the layer of the unfinished stroke, `ink` around it. The mark
 * tells when the document changed, which may be in a later frame than the event that caused the change.
 * @param {Page} page
 */
export const markChanges = (page) =>
  page.evaluate((prefix) => {
    const canvas = document.querySelector('[data-testid=canvas]')
    const paper = canvas?.parentElement
    if (!canvas || !paper) throw new Error('No canvas')
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => canvas.contains(target))) performance.mark(`${prefix}live`)
      if (changes.some(({ target }) => !canvas.contains(target))) performance.mark(`${prefix}ink`)
    })
    observer.observe(paper, { childList: true, subtree: true, attributes: true, attributeFilter: ['d'] })
  }, MARK)

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
  return read(JSON.parse(text.toString()).traceEvents)
}

/** @param {TraceEvent[]} all @returns {Trace} */
const read = (all) => {
  const sorted = all.toSorted((a, b) => a.ts - b.ts)
  const marked = sorted.filter(({ name }) => name.startsWith(MARK))
  const [first] = marked
  if (!first) throw new Error('The trace holds no mark of the page')
  const events = sorted.filter(({ pid }) => pid === first.pid)
  /** @type {Map<string, number[]>} */
  const marks = new Map()
  for (const { name, ts } of marked) {
    const key = name.slice(MARK.length)
    marks.set(key, [...(marks.get(key) ?? []), ts])
  }
  return { events, main: first.tid, marks, frames: framesOf(events) }
}

/**
 * Slices with separate begin and end events. Slices of one name may overlap under one id, since the browser records
 * them when they end; this pairs them in order, so that the first to begin is the first to end.
 *
 * @param {TraceEvent[]} events @param {string} name
 */
const slices = (events, name) => {
  /** @type {Map<string, TraceEvent[]>} */
  const open = new Map()
  return events.flatMap((event) => {
    if (event.name !== name) return []
    const id = event.id2?.local ?? event.id2?.global ?? ''
    const begun = open.get(id) ?? []
    open.set(id, begun)
    if (event.ph === 'b') begun.push(event)
    const begin = event.ph === 'e' ? begun.shift() : undefined
    return begin ? [{ id, start: begin.ts, end: event.ts, args: begin.args }] : []
  })
}

/** Frames that brought a change of the document to the screen. @param {TraceEvent[]} events @returns {Frame[]} */
const framesOf = (events) => {
  const commits = new Set(slices(events, 'Commit'))
  return slices(events, 'PipelineReporter').flatMap(({ id, start, end, args }) => {
    const commit = [...commits].find((one) => one.id === id && one.start >= start && one.end <= end)
    if (!commit) return []
    commits.delete(commit)
    return args.frame_reporter?.state === 'STATE_PRESENTED_ALL' ? [{ start, end, commit: commit.start }] : []
  })
}

/** @param {Trace} trace @param {string} name */
const timeOf = ({ marks }, name) => {
  const time = marks.get(name)?.[0]
  if (time === undefined) throw new Error(`The trace holds no mark ${name}`)
  return time
}

/**
 * Events with a name that lie completely between two marks, which excludes the bench's own work to set them.
 *
 * @param {Trace} trace @param {string} name @param {Span} span
 */
const within = (trace, name, [from, to]) => {
  const [start, end] = [timeOf(trace, from), timeOf(trace, to)]
  return trace.events.filter((one) => one.name === name && one.ts >= start && one.ts + (one.dur ?? 0) <= end)
}

/**
 * The total cost of events in milliseconds of processor time, which other programs affect least. Uses elapsed time on
 * systems that do not report processor time.
 *
 * @param {TraceEvent[]} events
 */
const cost = (events) => events.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1_000

/** The working time of the main thread. @param {Trace} trace @param {Span} span */
export const mainMs = (trace, span) => cost(within(trace, 'RunTask', span).filter(({ tid }) => tid === trace.main))

/** The longest time during which the main thread was blocked. @param {Trace} trace @param {Span} span */
export const longestTaskMs = (trace, span) =>
  Math.max(0, ...within(trace, 'RunTask', span).flatMap((task) => (task.tid === trace.main ? cost([task]) : [])))

/** The time to paint tiles, on all threads together. @param {Trace} trace @param {Span} span */
export const rasterMs = (trace, span) => cost(within(trace, 'RasterTask', span))

/** The number of frames with a change. @param {Trace} trace @param {Span} span */
export const frameCount = (trace, [from, to]) => {
  const [start, end] = [timeOf(trace, from), timeOf(trace, to)]
  return trace.frames.filter((frame) => frame.start >= start && frame.end <= end).length
}

/** @param {Trace} trace @param {Span} span */
export const framesPerSecond = (trace, span) =>
  (frameCount(trace, span) * 1e6) / (timeOf(trace, span[1]) - timeOf(trace, span[0]))

/** @param {readonly number[]} times in order @param {number} after */
const next = (times, after) => times.find((time) => time >= after)

/**
 * The latency of each input of a kind: from when the browser received it, through the page's handler and the resulting
 * change, to the first frame on screen after that change. An input without a change has no latency.
 *
 * @param {Trace} trace @param {Span} span when the inputs were made
 * @param {{ input: string, handler: string, change: string }} path names of the browser's kind of input, of the DOM's
 * kind of event and of the mark of the change
 */
export const screenMs = (trace, [from, to], { input, handler, change }) => {
  const [start, end] = [timeOf(trace, from), timeOf(trace, to)]
  const handled = trace.events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === handler)
    .map(({ ts }) => ts)
  return slices(trace.events, 'EventLatency')
    .filter((one) => one.args.event_latency?.event_type === input && one.start >= start && one.start <= end)
    .flatMap((one) => {
      const changed = next(trace.marks.get(change) ?? [], next(handled, one.start) ?? Infinity) ?? Infinity
      const shown = trace.frames
        .filter((frame) => frame.commit >= changed && frame.end <= end)
        .map((frame) => frame.end)
      return shown.length > 0 ? [(Math.min(...shown) - one.start) / 1_000] : []
    })
}
