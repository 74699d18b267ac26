/** The part of the W3C WebDriver protocol that the journey needs. https://www.w3.org/TR/webdriver2/ */
export interface Session {
  readonly send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>
}

/** Opens a browser session with a running driver. */
export const openSession = async (driver: string, capabilities: unknown): Promise<Session> => {
  const made = await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  if (typeof made !== 'object' || made === null || !('sessionId' in made)) throw new Error('The driver gave no session')
  return { send: (method, path, body) => ask(`${driver}/session/${String(made.sessionId)}${path}`, method, body) }
}

const ask = async (address: string, method: string, body?: unknown): Promise<unknown> => {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
  const response = await fetch(address, { ...init, headers: { 'Content-Type': 'application/json' } })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}
