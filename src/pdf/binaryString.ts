/** Bytes as a string of as many characters, as jsPDF takes files and `btoa` takes anything. */
export const binaryString = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  return parts.join('')
}
