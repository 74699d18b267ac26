import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compressedFiles, encodingFor, type Encoding } from './compressed.ts'
import { cacheControl, HASHED, headersFile, isFileAddress, NOT_FOUND, SECURITY } from './hosting.ts'

/** No compression for range requests: a range refers to the uncompressed file. */
const encodingOf = ({ headers, method }: IncomingMessage): Encoding | undefined =>
  (method === 'GET' || method === 'HEAD') && headers.range === undefined
    ? encodingFor(String(headers['accept-encoding']))
    : undefined

/** Sends a file, or 304 if it is unchanged: the worker requests again the files that the tab has just fetched. */
const send = ({ method, headers }: IncomingMessage, response: ServerResponse, path: string, body: Buffer): void => {
  const tag = `W/"${path}"`
  if (path.startsWith(HASHED)) response.setHeader('ETag', tag)
  response.setHeader('Vary', 'Accept-Encoding')
  const isSame = path.startsWith(HASHED) && headers['if-none-match'] === tag
  if (isSame) response.statusCode = 304
  else response.setHeader('Content-Length', body.length)
  response.end(isSame || method === 'HEAD' ? undefined : body)
}

/** Makes `npm start` answer as a real host should, and emits the files that configure hosts. */
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
      this.emitFile({ type: 'asset', fileName: NOT_FOUND.file, source: NOT_FOUND.text })
    },
    configurePreviewServer: ({ middlewares }) => {
      const compressed = compressedFiles(folder)
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(base.length)
        for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value)
        if (isFileAddress(path) && !existsSync(join(folder, path))) {
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/plain')
          response.end(NOT_FOUND.text)
          return
        }
        const encoding = encodingOf(request)
        const file = encoding && compressed(path, encoding)
        if (file) {
          response.setHeader('Content-Type', file.type)
          response.setHeader('Content-Encoding', encoding)
          response.setHeader('Cache-Control', cacheControl(path))
          file.body.then((body) => send(request, response, path, body), next)
          return
        }
        // Overrides the header of the default server, which handles the request next.
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === 'cache-control' ? cacheControl(path) : value)
        next()
      })
    },
  }
}
