import type { Plugin } from 'vite'
import { filesOf, TABLE } from './filesOf.ts'

/**
 * Lets the browser fetch the drawing table beside the start, and not when that has come and asks for it. Whoever begins
 * on another screen has it by the time of the first drawing.
 */
export const preloadTable = (): Plugin => {
  let base = '/'
  return {
    name: 'preload-table',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        [...filesOf(bundle, [TABLE])]
          .filter((name) => name.endsWith('.js') && !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${name}` },
            injectTo: 'head',
          })),
    },
  }
}
