/** A chosen file, a pasted text or the answer of a server. */
export interface ChosenFile {
  readonly name: string
  readonly blob: Blob
}

export const fromFile = (file: File): ChosenFile => ({ name: file.name, blob: file })

/** @param nameOf makes a name from the size in kilobytes */
export const fromText = (text: string, nameOf: (kilobytes: number) => string): ChosenFile => {
  const blob = new Blob([text])
  return { name: nameOf(Math.ceil(blob.size / 1_000)), blob }
}
