/** The hash of a body as the `integrity` of a request: `build/pwa` writes the same of each file into the worker's list. */
export const integrityOf = async (response: Response): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}
