/** Bytes as a binary string, the input of `btoa` and jsPDF. */
export const binaryString = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  return parts.join('')
}
