import { createCanvas, loadImage } from '@napi-rs/canvas'

/** A picture as rows of red, green, blue and alpha, 0…255 each, alpha not premultiplied. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Dots per inch at which screen and paper are compared. */
export const COMPARED_DPI = 216
const halfRange = 127

/** Decodes a screenshot or any other PNG. */
export async function decodePng(png: Uint8Array): Promise<Raster> {
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { width, height, data } = context.getImageData(0, 0, image.width, image.height)
  return { width, height, data: new Uint8ClampedArray(data) }
}

/**
 * The share (0…1) of pixels that are light in one picture and dark in the other. Only differences of more than half the
 * luminance range count, because renderers antialias differently.
 */
export function differing(a: Raster, b: Raster): number {
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`Only pictures of one size compare: ${a.width}×${a.height} against ${b.width}×${b.height}`)
  const left = luminances(a)
  const right = luminances(b)
  let count = 0
  for (const [pixel, value] of left.entries()) if (Math.abs(value - (right[pixel] ?? 0)) > halfRange) count++
  return left.length === 0 ? 0 : count / left.length
}

/** The luminance (Rec. 709) of each pixel on white paper, which shows through transparency. */
function luminances({ data }: Raster): Float32Array {
  const values = new Float32Array(data.length / 4)
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += 4) {
    const light = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
    values[pixel] = 255 + ((light - 255) * (data[at + 3] ?? 0)) / 255
  }
  return values
}

/** Whether a place is brighter than half, as ink is on the dark canvas. */
export function isLight({ width, data }: Raster, x: number, y: number): boolean {
  return (data[(y * width + x) * 4] ?? 0) > halfRange
}
