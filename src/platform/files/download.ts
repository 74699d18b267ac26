/** An object URL for a download is revoked after this time: revoked at once, it gives an empty file in Safari. */
const DOWNLOAD_MS = 60_000

/** Downloads a file. */
export const download = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS)
}
