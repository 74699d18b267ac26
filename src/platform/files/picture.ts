import type { Size } from '../../model/types'

/** Renders an SVG text as a PNG whose longer side has `longest` pixels. */
export const pngOf = async (svg: string, { width, height }: Size, longest: number): Promise<Blob> => {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const scale = longest / Math.max(width, height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) })
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('PNG'))), 'image/png')
  })
}

/** Copies a picture; false if the browser forbids it. Must be called within a user action. */
export const copyPicture = async (png: Promise<Blob>): Promise<boolean> => {
  try {
    // Safari needs the promise: once it resolves, the user action would be over.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    return true
  } catch {
    return false
  }
}
