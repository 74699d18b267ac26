import { WORKER_MESSAGES } from '../constants'
import { createListeners } from '../storage/listeners'
import { deleteOwnCaches } from './ownCaches'

/** Leaves the app without its worker, for whoever suspects it: `?nosw` behind the address. */
const SWITCHED_OFF = 'nosw'

const base = (): string => new URL(import.meta.env.BASE_URL, location.origin).href
const script = (): string => `${base()}sw.js`

const isWanted = (): boolean =>
  import.meta.env.PROD &&
  import.meta.env.VITE_OFFLINE !== 'off' &&
  !new URLSearchParams(location.search).has(SWITCHED_OFF)

/** A newer version of the app, which waits on this device until it is taken. */
export interface Updates {
  /** True once a newer version is on the device. */
  readonly waiting: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Starts it, and loads the page anew once it has taken over. */
  readonly take: () => void
  readonly register: () => Promise<void>
}

/** Keeps the app on the device and finds newer versions of it; nothing begins before `register`. */
export const openUpdates = (): Updates => {
  const { tell, subscribe } = createListeners()
  let waiting: ServiceWorker | undefined

  const offer = (worker: ServiceWorker | null): void => {
    // The first worker of all replaces nothing.
    if (!worker || !navigator.serviceWorker.controller) return
    waiting = worker
    tell()
  }
  const follow = (registration: ServiceWorkerRegistration): void => {
    const watch = (worker: ServiceWorker | null): void => {
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') offer(worker)
      })
    }
    offer(registration.waiting)
    watch(registration.installing)
    registration.addEventListener('updatefound', () => watch(registration.installing))
    // An installed app stays open for days.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
    })
  }

  const keep = async (): Promise<void> => {
    // Absent without https, and in private windows of some browsers.
    if (!('serviceWorker' in navigator)) return
    const removed = await unregisterOthers(isWanted() ? script() : undefined)
    if (!isWanted()) await deleteOwnCaches(base())
    // Ours would wait behind one that still serves this page; it comes with the next start.
    if (removed || !isWanted()) return
    await navigator.serviceWorker.register(script(), { scope: base(), updateViaCache: 'none' }).catch(() => undefined)
    const registration = await navigator.serviceWorker.getRegistration(base())
    if (!registration) return
    follow(registration)
    registration.active?.postMessage({ type: WORKER_MESSAGES.repair })
  }

  return {
    waiting: () => waiting !== undefined,
    subscribe,
    take: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a worker takes none
      waiting?.postMessage({ type: WORKER_MESSAGES.takeOver })
    },
    // A browser that forbids storage forbids workers too: the app then works with a network.
    register: () => keep().catch(() => undefined),
  }
}

/**
 * Removes the worker of another app, or of this one before, that has exactly our scope and would answer in our place.
 * Those of apps in folders below are none of ours. A registration without a worker is one that another page has just begun.
 *
 * @returns true if there was one
 */
const unregisterOthers = async (ours: string | undefined): Promise<boolean> => {
  const others = (await navigator.serviceWorker.getRegistrations()).filter(({ scope, active, waiting, installing }) => {
    const worker = active ?? waiting ?? installing
    return scope === base() && (ours === undefined || (worker !== null && worker.scriptURL !== ours))
  })
  await Promise.all(others.map((registration) => registration.unregister()))
  return others.length > 0
}
