import type { Plugin } from 'vite'

/** What keeps a part of React Router in the build that nothing refers to. */
const KEEPS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Calls that only make something, but are not marked as such.
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  // Names for the developer tools, written onto what was made.
  [/^\w+\.displayName = .*;$/gm, ''],
  // What is written onto a class, moved into it, so that it goes with a class that nobody uses.
  [/^(var (\w+) = class extends .*\{)$([^]*?)^\2\.(contextType = .*;)$/m, '$1 static $4$3'],
  // The package hands bundlers its development build.
  [/ENABLE_DEV_WARNINGS = true/, 'ENABLE_DEV_WARNINGS = false'],
]

/**
 * React Router is one module in which forms, data routers and server components are bound to each other. We use its
 * declarative router and hooks; with this the bundler can see that, and leaves two thirds of the module out.
 */
export const lightRouter = (): Plugin => ({
  name: 'light-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: KEEPS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), code),
      map: null,
    }),
  },
})
