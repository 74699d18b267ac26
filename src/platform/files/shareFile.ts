import { isOnHomeScreen } from '../install'
import { download } from './download'

export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** The result. `tooLate`: the browser shares only soon after a tap, and a large file takes longer to make. */
export type Shared = 'done' | 'cancelled' | 'tooLate'

/** The device is still sharing something else, and shares one thing at a time. */
export class StillSharingError extends Error {}

/** Offers a file to the device's other apps. */
export const shareFile = (file: File): Promise<Shared> => share({ files: [file], title: file.name })

export const canShare = (): boolean => typeof navigator.share === 'function'

/** Offers a link to the device's other apps. Messengers write the text before it, and ignore the title. */
export const shareLink = (url: string, title: string): Promise<Shared> => share({ url, title, text: title })

export const shareText = (text: string): Promise<Shared> => share({ text })

const share = async (data: ShareData): Promise<Shared> => {
  try {
    await navigator.share(data)
    return 'done'
  } catch (reason) {
    const name = reason instanceof DOMException ? reason.name : ''
    if (name === 'AbortError') return 'cancelled'
    if (name === 'NotAllowedError') return 'tooLate'
    if (name === 'InvalidStateError') throw new StillSharingError()
    throw reason
  }
}

/** Gives the user a file by sharing or downloading, whichever works on this device. */
export const handOver = async (file: File): Promise<Shared> => {
  // In an app on the home screen of an iPhone or iPad a download opens a view without a way back.
  if (isOnHomeScreen() && canShareFile(file)) return shareFile(file)
  download(file, file.name)
  return 'done'
}
