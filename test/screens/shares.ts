/** One case in ten, evenly over places, sizes, languages and contents. `npm test` checks these. */
export const TENTH = '@tenth'

/** Every place at one size, in one language and content. `npm run test:rest` checks those that `npm test` does not. */
export const ONCE = '@once'

/** A share of the cases as a part of another run. */
export const screensOf = (share: typeof TENTH | typeof ONCE) => ({
  name: 'screens',
  testDir: '../screens',
  testMatch: '**/*.spec.ts',
  testIgnore: [],
  grep: new RegExp(share),
})
