import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Lets a server listen on a free port.
 * @returns the port
 */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Ends a server and its connections. */
export const end = async (server: Server): Promise<void> => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

export const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server)
  await end(server)
  return port
}
