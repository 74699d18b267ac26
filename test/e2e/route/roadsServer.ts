import { createServer, type ServerResponse } from 'node:http'
import { end, listen } from '../../support/listen'

/** A server of roads, like an Overpass server. */
export interface RoadsServer {
  /** The address of its interpreter. */
  readonly address: string
  /** The requests so far: the path, the query and the headers of each. */
  readonly asked: { readonly url: string; readonly headers: Readonly<Record<string, unknown>> }[]
  /** The answer of the server. */
  answer: (response: ServerResponse) => void
  readonly close: () => Promise<void>
}

/** @param roads the first answer */
export const roadsServer = async (roads: string): Promise<RoadsServer> => {
  const asked: RoadsServer['asked'] = []
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers })
    response.setHeader('Access-Control-Allow-Origin', '*')
    // Without it, browsers hide this header from other sites.
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    own.answer(response)
  })
  const port = await listen(server)
  const own: RoadsServer = {
    address: `http://localhost:${port}/api/interpreter`,
    asked,
    answer: (response) => response.end(roads),
    close: () => end(server),
  }
  return own
}
