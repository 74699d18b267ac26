import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compressedFiles, encodingFor, type Encoding } from './compressed.ts'
import { cacheControl, headersFile, isFileAddress, SECURITY } from './hosting.ts'

/** A part of a file is a part of what it holds, not of what it is compressed to. */
const encodingOf = ({ headers, method }: IncomingMessage): Encoding | undefined =>
  (method === 'GET' || method === 'HEAD') && headers.range === undefined
    ? encodingFor(String(headers['accept-encoding']))
    : undefined

/** `npm start` answers as a real host should, and the build brings the file that tells one to. */
export const servesLikeAHost = (): Plugin => {
  let base = '/'
  let folder = ''
  return {
    name: 'serves-like-a-host',
    configResolved: (config) => {
      base = config.base
      folder = resolve(config.root, config.build.outDir)
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(base) })
    },
    configurePreviewServer: ({ middlewares }) => {
      const compressed = compressedFiles(folder)
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(base.length)
        for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value)
        if (isFileAddress(path) && !existsSync(join(folder, path))) {
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/plain')
          response.end('Not found')
          return
        }
        const encoding = encodingOf(request)
        const file = encoding && compressed(path, encoding)
        if (file) {
          response.setHeader('Content-Type', file.type)
          response.setHeader('Content-Encoding', encoding)
          response.setHeader('Cache-Control', cacheControl(path))
          response.setHeader('Vary', 'Accept-Encoding')
          const send = (body: Buffer): void => {
            response.setHeader('Content-Length', body.length)
            response.end(request.method === 'HEAD' ? undefined : body)
          }
          file.body.then(send, next)
          return
        }
        // The server behind this one has a rule of its own.
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === 'cache-control' ? cacheControl(path) : value)
        next()
      })
    },
  }
}
