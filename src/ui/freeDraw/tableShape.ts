/**
 * How the drawing table lies on a screen: what stands here is also how large the first table is, before React and the
 * buttons are there.
 */
export const TABLE = 'fixed inset-0 h-dvh overflow-hidden bg-desk'
/** Paper is never wider than it is high: on a wide screen the tools stay near it. */
export const TABLE_COLUMN = 'mx-auto flex h-full flex-col lg:max-w-[calc(100dvh+10rem)]'
export const TABLE_TITLE = 'truncate text-[min(1.125rem,7.5vw)] font-semibold tabular-nums'
export const TABLE_MAIN = 'flex min-h-0 w-full flex-1 flex-col beside:flex-row-reverse'
export const PAPER_SIDE = 'relative min-h-0 min-w-0 flex-1 px-2 beside:p-2'
/**
 * Under the thumbs, in two rows on a phone, and beside the paper where there is room. Isolated, so that the browser
 * passes it by as one when only the unfinished stroke changes.
 */
export const TOOL_BAR =
  'isolate pad-safe-bottom px-1 flex shrink-0 flex-col pt-1 sm:flex-row sm:justify-center sm:gap-6 beside:flex-col beside:pad-safe-x beside:justify-center-safe beside:gap-2 beside:overflow-y-auto beside:pt-2'
export const TOOL_GROUP = 'flex justify-between sm:gap-1 beside:grid beside:grid-cols-2 beside:gap-0.5'
/** How many buttons stand in each group. */
export const TOOL_COUNTS: readonly number[] = [7, 4]
