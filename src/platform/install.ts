/** Chromium's event; it is no standard, and other browsers never fire it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

declare global {
  /** An offer that came before the app was there (`start/early`). */
  var earlyOffer: InstallPrompt | undefined
}

let offered: InstallPrompt | undefined

/** Keeps the browser's offer to install the app for the moment at which the user asks. */
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

/** Opens the browser's install dialog; false where it offers none (any more). */
export const askToInstall = async (): Promise<boolean> => {
  const prompt = offered
  if (!prompt) return false
  // An offer works once.
  offered = undefined
  await prompt.prompt()
  return true
}

/** True when the app was started from the device's own list of apps; Safari on iOS has a property of its own for it. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Where there is never an offer, only Share → Add to Home Screen. An iPad says that it is a Mac, one with a touch screen. */
export const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
