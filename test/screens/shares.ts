/** Every place at one size, in one language and content. `npm run test:rest` checks these. */
export const ONCE = '@once'
