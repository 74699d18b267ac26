/** Hands a file to the browser to keep. */
export const download = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after this task; revoked at once, Safari saves an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
