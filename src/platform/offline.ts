import { WORKER_MESSAGES } from '../constants'
import { createListeners } from '../storage/listeners'
import { appAddress } from './appAddress'
import { deleteOwnCaches } from './ownCaches'

/** A newer version that has not taken over by then does so when the tab reloads. */
const TAKE_OVER_MS = 2_000

/** `?nosw` in the address runs the app without its worker, to rule the worker out as a cause. */
const SWITCHED_OFF = 'nosw'

const script = (): string => `${appAddress()}sw.js`

const isWanted = (): boolean =>
  import.meta.env.PROD &&
  import.meta.env.VITE_OFFLINE !== 'off' &&
  !new URLSearchParams(location.search).has(SWITCHED_OFF)

/** A newer version of the app, which waits on this device until the user takes it. */
export interface Updates {
  /** Whether a newer version is on the device. */
  readonly waiting: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Activates the newer version and reloads the tab once that version has taken over. */
  readonly take: () => void
  readonly register: () => Promise<void>
}

/** Keeps the app on the device and finds newer versions; starts with `register`. */
export const openUpdates = (): Updates => {
  const { notify, subscribe } = createListeners()
  let waiting: ServiceWorker | undefined

  const offer = (worker: ServiceWorker | null): void => {
    // The very first worker replaces nothing.
    if (!worker || !navigator.serviceWorker.controller) return
    waiting = worker
    notify()
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
    if (!isWanted()) await deleteOwnCaches(appAddress())
    // Our worker would wait behind a removed one that still serves this tab; it is registered at the next start.
    if (removed || !isWanted()) return
    await navigator.serviceWorker
      .register(script(), { scope: appAddress(), updateViaCache: 'none' })
      .catch(() => undefined)
    const registration = await navigator.serviceWorker.getRegistration(appAddress())
    if (!registration) return
    follow(registration)
    registration.active?.postMessage({ type: WORKER_MESSAGES.repair })
  }

  return {
    waiting: () => waiting !== undefined,
    subscribe,
    take: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have a target origin
      waiting?.postMessage({ type: WORKER_MESSAGES.takeOver })
      // Chromium drops a takeover during which the old worker gets a request; a reload completes it.
      setTimeout(() => location.reload(), TAKE_OVER_MS)
    },
    // A browser that forbids storage forbids workers, too: the app then needs a network.
    register: () => keep().catch(() => undefined),
  }
}

/**
 * Removes the worker of another app, or of an older one, with exactly our scope: it would answer in our place. Workers
 * in subfolders are left alone. A registration without a worker was just begun by another tab.
 * @returns whether a worker was removed
 */
const unregisterOthers = async (ours: string | undefined): Promise<boolean> => {
  const others = (await navigator.serviceWorker.getRegistrations()).filter(({ scope, active, waiting, installing }) => {
    const worker = active ?? waiting ?? installing
    return scope === appAddress() && (ours === undefined || (worker !== null && worker.scriptURL !== ours))
  })
  await Promise.all(others.map((registration) => registration.unregister()))
  return others.length > 0
}
