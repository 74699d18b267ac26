/** Whether the screen stays on. `refused` includes a lock that was taken back, for example with a low battery. */
export type Awake = 'asking' | 'on' | 'refused' | 'absent'

export interface WakeLock {
  /** Asks for the lock unless it is held. Safari requires a user action. */
  readonly ask: () => void
  readonly release: () => void
}

/**
 * Keeps the screen on until `release` is called. The browser takes the lock back when the tab is hidden, so it is
 * requested again when the tab is visible.
 * @param tell called whenever the result is known or changes
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
