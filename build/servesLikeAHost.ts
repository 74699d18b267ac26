import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { cacheControl, headersFile, isFileAddress, SECURITY } from './hosting.ts'

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
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(base.length)
        for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value)
        if (isFileAddress(path) && !existsSync(join(folder, path))) {
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/plain')
          response.end('Not found')
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
