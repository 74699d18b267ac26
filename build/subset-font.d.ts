/** The part of an untyped package that the build uses. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** The range that remains of each axis, by tag. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  /** Reduces a font to the letters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
