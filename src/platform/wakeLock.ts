/** Whether the screen stays on; `refused` also where it was allowed and is no longer, as with a low battery. */
export type Awake = 'asking' | 'on' | 'refused' | 'absent'

export interface WakeLock {
  /** Asks that the screen stays on, if it does not yet. Safari wants that to come of a press. */
  readonly ask: () => void
  readonly release: () => void
}

/**
 * Keeps the screen on until it is released. A browser takes that back whenever the page is out of sight, so it is asked for
 * again when the page is seen again.
 *
 * @param tell called whenever it turns out whether the screen stays on
 * @see https://www.w3.org/TR/screen-wake-lock/
 */
export const openWakeLock = (tell: (awake: Awake) => void): WakeLock => {
  let sentinel: WakeLockSentinel | undefined
  let state: 'idle' | 'asking' | 'released' = 'idle'

  const take = async (): Promise<void> => {
    const taken = await navigator.wakeLock.request('screen')
    if (state === 'released') {
      await taken.release()
      return
    }
    sentinel = taken
    taken.addEventListener('release', () => {
      sentinel = undefined
      if (state !== 'released') tell('refused')
    })
    tell('on')
  }
  const ask = (): void => {
    if (sentinel || state !== 'idle') return
    if (!('wakeLock' in navigator)) {
      tell('absent')
      return
    }
    state = 'asking'
    take()
      .catch(() => tell('refused'))
      .finally(() => {
        if (state === 'asking') state = 'idle'
      })
  }
  const askWhenSeen = (): void => {
    if (document.visibilityState === 'visible') ask()
  }
  document.addEventListener('visibilitychange', askWhenSeen)
  return {
    ask,
    release: () => {
      state = 'released'
      document.removeEventListener('visibilitychange', askWhenSeen)
      void sentinel?.release()
    },
  }
}
