import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { cacheControl } from '../../build/hosting'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** What a host does instead of sending a file: sends the start page, says that there is none, or ends the connection. */
export const HOST_FAULTS = ['sends the start page', 'has no such file', 'ends the connection'] as const
export type HostFault = (typeof HOST_FAULTS)[number]

/** A host that answers every missing path with the start page, and does wrong with files that are there, too, when told. */
export interface BrokenHost {
  /** Of the app, with a slash at its end. */
  readonly address: string
  /** The folder of the build that it serves. */
  folder: string
  /** Paths without a leading slash that are answered wrongly. */
  readonly wrong: Set<string>
  /** How those are answered. */
  fault: HostFault
  /** Paths that were asked for. */
  readonly asked: Set<string>
  /** Each version has another worker, and is otherwise the same. */
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
    // As `_headers` says it for the path, whatever the answer is.
    response.setHeader('Cache-Control', cacheControl(path))
    const body = readFileSync(sent)
    response.end(path === 'sw.js' ? `${body.toString()}\n// version ${host.version}` : body)
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const host: BrokenHost = {
    address: `http://localhost:${port}/`,
    folder,
    wrong: new Set(),
    fault: 'sends the start page',
    asked: new Set(),
    version: 0,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return host
}
