import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { cacheControl } from '../../../build/hosting'
import { end, listen } from '../../support/listen'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** A fault of a host: it sends the start page, answers 404, or drops the connection. */
export const HOST_FAULTS = ['sends the start page', 'has no such file', 'ends the connection'] as const
export type HostFault = (typeof HOST_FAULTS)[number]

/** A host that answers every missing path with the start page, and can be told to fail for existing files. */
export interface BrokenHost {
  /** The address of the app, with a final slash. */
  readonly address: string
  /** The folder that it serves. */
  folder: string
  /** Paths that fail, without leading slash. */
  readonly wrong: Set<string>
  /** The way in which they fail. */
  fault: HostFault
  /** The requested paths. */
  readonly asked: Set<string>
  /** Each version has a different worker, and is otherwise the same. */
  version: number
  readonly close: () => Promise<void>
}

export const brokenHost = async (folder: string): Promise<BrokenHost> => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    host.asked.add(path)
    if (host.wrong.has(path) && host.fault === 'ends the connection') return void request.socket.destroy()
    if (host.wrong.has(path) && host.fault === 'has no such file') return void response.writeHead(404).end()
    const file = join(host.folder, path)
    const isThere = !host.wrong.has(path) && existsSync(file) && statSync(file).isFile()
    const sent = isThere ? file : join(host.folder, 'index.html')
    response.setHeader('Content-Type', TYPES[extname(sent)] ?? 'application/octet-stream')
    // The header that `_headers` sets for the path, whatever the answer is.
    response.setHeader('Cache-Control', cacheControl(path))
    const body = readFileSync(sent)
    response.end(path === 'sw.js' ? `${body.toString()}\n// version ${host.version}` : body)
  })
  const port = await listen(server)
  const host: BrokenHost = {
    address: `http://localhost:${port}/`,
    folder,
    wrong: new Set(),
    fault: 'sends the start page',
    asked: new Set(),
    version: 0,
    close: () => end(server),
  }
  return host
}
