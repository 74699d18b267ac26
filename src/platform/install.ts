/** Chromium's event; it is not standardised, and other browsers never fire it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

declare global {
  /** An offer that came before the app was ready (`index.html`). */
  var earlyOffer: InstallPrompt | undefined
}

let offered: InstallPrompt | undefined

/** Keeps the browser's offer to install the app until the user asks for it. */
export const captureInstallPrompt = (): void => {
  offered = globalThis.earlyOffer
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
  })
  addEventListener('appinstalled', () => {
    offered = undefined
  })
}

/** Opens the browser's install dialog; false if it offers none (any more). */
export const askToInstall = async (): Promise<boolean> => {
  const prompt = offered
  if (!prompt) return false
  // An offer works once.
  offered = undefined
  await prompt.prompt()
  return true
}

/** Whether the app was started as an installed app. */
export const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches || isOnHomeScreen()

/** Whether the app was started from the home screen of an iPhone or iPad; only Safari has this property. */
export const isOnHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === true

/**
 * iOS never offers to install; the user has to choose Share → Add to Home Screen. An iPad claims to be a Mac with a
 * touch screen.
 */
export const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
