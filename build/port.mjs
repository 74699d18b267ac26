const DEFAULT_PORT = 4173

/**
 * The port for `npm start`.
 * @param {string | undefined} text the value of `PORT`
 */
export function portFrom(text) {
  const port = Number(text || DEFAULT_PORT)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`PORT is "${text}", which is no port: give a whole number from 1 to 65535.`)
}
