import { LINK_MARK } from '../constants'

/** A link or files handed over to the app. */
export type Arrival =
  | { readonly kind: 'link'; readonly text: string }
  /** `undefined` for a file that is gone or may not be read. */
  | { readonly kind: 'files'; readonly files: readonly (File | undefined)[] }

/** Chromium's queue of the files with which an installed app is opened; missing in TypeScript's types. */
interface LaunchQueue {
  readonly setConsumer: (consume: (launched: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void
}

/**
 * Reports a link in the address, at start or later, and files that are opened with the app or dropped on it.
 * @returns a function that stops listening
 */
export const listenForArrivals = (report: (arrival: Arrival) => void): (() => void) => {
  const listening = new AbortController()
  const options = { signal: listening.signal }
  const lookAtAddress = (): void => {
    const text = takeLink()
    if (text !== undefined) report({ kind: 'link', text })
  }
  const reportFiles = (files: readonly (File | undefined)[]): void => {
    if (files.length > 0) report({ kind: 'files', files })
  }
  addEventListener('hashchange', lookAtAddress, options)
  addEventListener('dragover', allowFiles, options)
  addEventListener(
    'drop',
    (event) => {
      if (!holdsFiles(event)) return
      // Otherwise the browser would leave the app and show the file.
      event.preventDefault()
      reportFiles([...(event.dataTransfer?.files ?? [])])
    },
    options,
  )
  launchQueue()?.setConsumer(({ files: handles = [] }) => {
    void Promise.all(handles.map((handle) => handle.getFile().catch(() => undefined))).then(reportFiles)
  })
  lookAtAddress()
  return () => listening.abort()
}

/** Removes the link from the address, so that neither a reload nor a bookmark imports it again. */
const takeLink = (): string | undefined => {
  const { hash, pathname, search } = location
  if (!hash.startsWith(LINK_MARK)) return undefined
  history.replaceState(history.state, '', `${pathname}${search}`)
  return hash
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

const allowFiles = (event: DragEvent): void => {
  if (holdsFiles(event)) event.preventDefault()
}

const launchQueue = (): LaunchQueue | undefined => (globalThis as { readonly launchQueue?: LaunchQueue }).launchQueue
