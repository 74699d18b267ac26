import { LINK_MARK } from '../constants'

/** What somebody handed over: a link, or files. */
export type Arrival =
  | { readonly kind: 'link'; readonly text: string }
  /** Undefined for one that is gone, or that the browser may not read. */
  | { readonly kind: 'files'; readonly files: readonly (File | undefined)[] }

/** Chromium's queue of the files with which an installed app is opened; TypeScript does not know it. */
interface LaunchQueue {
  readonly setConsumer: (consume: (launched: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void
}

/**
 * Tells of what is handed over to the app: a link, at start or while it is open, files with which it is opened, and files
 * that are dropped on it.
 *
 * @returns ends it
 */
export const listenForArrivals = (tell: (arrival: Arrival) => void): (() => void) => {
  const listening = new AbortController()
  const options = { signal: listening.signal }
  const lookAtAddress = (): void => {
    const text = takeLink()
    if (text !== undefined) tell({ kind: 'link', text })
  }
  const tellFiles = (files: readonly (File | undefined)[]): void => {
    if (files.length > 0) tell({ kind: 'files', files })
  }
  addEventListener('hashchange', lookAtAddress, options)
  addEventListener('dragover', allowFiles, options)
  addEventListener(
    'drop',
    (event) => {
      if (!holdsFiles(event)) return
      // Else the browser would leave the app and show the file.
      event.preventDefault()
      tellFiles([...(event.dataTransfer?.files ?? [])])
    },
    options,
  )
  launchQueue()?.setConsumer(({ files: handles = [] }) => {
    void Promise.all(handles.map((handle) => handle.getFile().catch(() => undefined))).then(tellFiles)
  })
  lookAtAddress()
  return () => listening.abort()
}

/** Takes the link out of the address, so that neither a reload nor a bookmark brings it once more. */
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
