import { DOWNLOAD_MS } from '../../constants'

/** Downloads a file. */
export const download = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS)
}
