import { download } from './download'

export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** What came of it: the browser shares only soon after a tap, and making a large file takes longer than that. */
export type Shared = 'done' | 'cancelled' | 'tooLate'

/** Offers a file to the other apps of the device. */
export const shareFile = (file: File): Promise<Shared> => share({ files: [file], title: file.name })

export const canShareLinks = (): boolean => typeof navigator.share === 'function'

/** Offers a link to the other apps of the device. */
export const shareLink = (url: string, title: string): Promise<Shared> => share({ url, title })

export const shareText = (text: string): Promise<Shared> => share({ text })

const share = async (data: ShareData): Promise<Shared> => {
  try {
    await navigator.share(data)
    return 'done'
  } catch (reason) {
    const name = reason instanceof DOMException ? reason.name : ''
    if (name === 'AbortError') return 'cancelled'
    if (name === 'NotAllowedError') return 'tooLate'
    throw reason
  }
}

/** An app on the home screen of an iPhone or iPad, where a download opens a page that nothing leads back from. */
const downloadsAreDead = (): boolean => 'standalone' in navigator && navigator.standalone === true

/** Gives the user a file in the way that works here. */
export const handOver = async (file: File): Promise<Shared> => {
  if (downloadsAreDead() && canShareFile(file)) return shareFile(file)
  download(file, file.name)
  return 'done'
}
