import type { ChosenFile } from './useRouteChoice'

export const fromFile = (file: File): ChosenFile => ({
  name: file.name,
  size: file.size,
  read: async () => new Uint8Array(await file.arrayBuffer()),
})

/** @param nameOf makes a name from the size in kilobytes */
export const fromText = (text: string, nameOf: (kilobytes: number) => string): ChosenFile => {
  const bytes = new TextEncoder().encode(text)
  return { name: nameOf(Math.ceil(bytes.length / 1_000)), size: bytes.length, read: async () => bytes }
}
