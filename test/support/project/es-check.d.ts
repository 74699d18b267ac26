/** The part of the package that we use; it has no types of its own. */
declare module 'es-check' {
  interface Check {
    readonly ecmaVersion: string
    readonly module?: boolean
    readonly files: readonly string[]
  }
  interface Report {
    readonly errors: readonly { readonly file: string; readonly err: { readonly message: string } }[]
  }
  export const runChecks: (checks: readonly Check[], options?: { readonly logger?: object }) => Promise<Report>
}
