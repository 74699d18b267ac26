/**
 * The hash of a body in the form of `integrity`. `build/pwa` writes the same hash of each file into the worker's list.
 */
export const integrityOf = async (response: Response): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}
