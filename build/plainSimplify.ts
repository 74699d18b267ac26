import type { Plugin } from 'vite'

/** How the package hands its one function to whatever kind of module asks for it. */
const WRAPPED = /\(function \(\) \{ 'use strict';([^]*)\/\/ export as AMD module[^]*\}\)\(\);/

/**
 * simplify-js is older than modules. As one it brings no wrapper along, and no helper for that, which would be a file of
 * its own that every start waits for.
 */
export const plainSimplify = (): Plugin => ({
  name: 'plain-simplify',
  apply: 'build',
  transform: {
    filter: { id: /\/simplify-js\/simplify\.js$/ },
    handler(code) {
      const [all, body] = WRAPPED.exec(code) ?? []
      if (all === undefined || body === undefined) this.error('simplify-js is written otherwise than before')
      return { code: `export default (() => {${body}return simplify\n})()`, map: null }
    },
  },
})
