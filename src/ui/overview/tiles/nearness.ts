import type { DrawingId } from '../../../model/types'
import { createListeners } from '../../../storage/listeners'

/** One tile in this many is observed (IntersectionObserver); the browser checks each observed tile in every frame. */
const TILES_PER_WATCHED = 6

/**
 * Distance from the window at which tiles count as near. It exceeds what a fling scrolls in two frames and the height
 * of TILES_PER_WATCHED tiles.
 */
const NEAR_PX = 1_000

/** Drawings of an overview that are painted before it is known which are visible. */
export const FIRST_PICTURES = 24

/** Knows which tiles are in the window or near it. Only those have pictures and can be dragged. */
export interface Nearness {
  /**
   * Watches the tiles of these drawings.
   * @returns a function that stops watching
   */
  readonly follow: (tiles: ArrayLike<Element>, order: readonly DrawingId[]) => () => void
  readonly near: () => ReadonlySet<DrawingId>
  readonly subscribe: (listener: () => void) => () => void
}

/** Drawings that may be visible at first: from the beginning on, and around the one at which a list opens. */
export const firstInSight = (order: readonly DrawingId[], begin: DrawingId | undefined): readonly DrawingId[] => {
  const index = begin === undefined ? 0 : order.indexOf(begin)
  const from = Math.max(0, index - FIRST_PICTURES / 2)
  return [...order.slice(0, FIRST_PICTURES), ...order.slice(from, from + FIRST_PICTURES)]
}

/** @param first the drawings that count as near until the browser has measured the tiles */
export const createNearness = (first: readonly DrawingId[]): Nearness => {
  const { notify, subscribe } = createListeners()
  let near: ReadonlySet<DrawingId> = new Set(first)

  const look = (changes: readonly { readonly ids: readonly DrawingId[]; readonly isNear: boolean }[]): void => {
    const come = changes.flatMap(({ ids, isNear }) => (isNear ? ids.filter((id) => !near.has(id)) : []))
    const gone = new Set(changes.flatMap(({ ids, isNear }) => (isNear ? [] : ids.filter((id) => near.has(id)))))
    if (come.length === 0 && gone.size === 0) return
    near = new Set([...near, ...come].filter((id) => !gone.has(id)))
    notify()
  }

  return {
    follow: (tiles, order) => {
      const watched = new Map<Element, readonly DrawingId[]>()
      const observer = new IntersectionObserver(
        (entries) =>
          look(
            entries.map(({ target, isIntersecting }) => ({ ids: watched.get(target) ?? [], isNear: isIntersecting })),
          ),
        // A scrolling panel must be the root, because a margin of the window does not reach tiles that the panel clips.
        { root: tiles[0]?.closest('[data-scroller]') ?? null, rootMargin: `${NEAR_PX}px 0px` },
      )
      for (let index = 0; index < order.length; index += TILES_PER_WATCHED) {
        const tile = tiles[index]
        if (!tile) break
        watched.set(tile, order.slice(index, index + TILES_PER_WATCHED))
        observer.observe(tile)
      }
      return () => observer.disconnect()
    },
    near: () => near,
    subscribe,
  }
}
