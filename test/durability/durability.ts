import { test as base } from '../e2e/fixtures'

export { expect } from '../e2e/fixtures'

export interface Durability {
  /** Whether to run the long version; `npm test` and `npm run test:rest` run the short one. */
  readonly thorough: boolean
}

export const test = base.extend<Durability & { readonly origin: string }>({
  thorough: [false, { option: true }],
  origin: async ({ baseURL }, give) => give(new URL(baseURL ?? '').origin),
})

/** Prints a measurement in one line. */
export const report = (line: string): void => console.log(line)
