/** Chromium's event; it is no standard, and other browsers never fire it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

let offered: InstallPrompt | undefined

/** Keeps the browser's offer to install the app for the moment at which the user asks. */
export const captureInstallPrompt = (): void => {
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
