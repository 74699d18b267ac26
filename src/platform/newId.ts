/** A unique id. `randomUUID` exists only in secure contexts, which plain http is not. */
export const newId = (): string =>
  globalThis.isSecureContext
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')
