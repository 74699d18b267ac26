import { test as base } from '../e2e/fixtures'

export { expect } from '../e2e/fixtures'

export interface Durability {
  /** The long version of each test, for the commands; `npm test` and `npm run test:rest` run the short one. */
  readonly thorough: boolean
}

export const test = base.extend<Durability & { readonly origin: string }>({
  thorough: [false, { option: true }],
  origin: async ({ baseURL }, give) => give(new URL(baseURL ?? '').origin),
})

/** One plain line with what was measured. */
export const report = (line: string): void => console.log(line)
