/** What we use of a package that brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** What remains of each axis, by its tag. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  /** A font with the letters of a text, and nothing else. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
