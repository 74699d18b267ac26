import { posix } from 'node:path'
import { parseSync } from 'vite'

/** What the screens may import, and so the app around them. */
const BELOW_SCREENS = [
  'render',
  'route',
  'gesture',
  'store',
  'storage',
  'pdf',
  'platform',
  'geometry',
  'askWorker.ts',
  'model',
  'constants.ts',
]

/** The folders of src, and the other folders that each may import. */
export const LAYERS: Readonly<Record<string, readonly string[] | 'everything'>> = {
  'constants.ts': [],
  'askWorker.ts': ['model', 'constants.ts'],
  model: ['constants.ts'],
  geometry: ['model', 'constants.ts'],
  gesture: ['geometry', 'model', 'constants.ts'],
  render: ['geometry', 'model', 'constants.ts'],
  route: ['geometry', 'model', 'constants.ts'],
  storage: ['askWorker.ts', 'model', 'constants.ts'],
  store: ['storage', 'askWorker.ts', 'model', 'constants.ts'],
  pdf: ['render', 'geometry', 'askWorker.ts', 'model', 'constants.ts'],
  platform: ['storage', 'askWorker.ts', 'model', 'constants.ts'],
  worker: ['platform', 'constants.ts'],
  ui: BELOW_SCREENS,
  app: ['ui', ...BELOW_SCREENS],
  start: 'everything',
}

/** The pure layers, and the only packages that they may use. */
export const PURE: ReadonlySet<string> = new Set(['constants.ts', 'model', 'geometry', 'gesture', 'render', 'route'])
const PURE_PACKAGES = new Set(['immer', 'simplify-js', 'clipper2-ts', 'flatbush', 'jsonc-parser', 'saxes', 'bidi-js'])

/** An import with a computed name: its target is unknown. */
const COMPUTED = '(computed)'

/** The forbidden imports of one file, one sentence each. @param file path within src, with `/` */
export const breachesOf = (file: string, source: string): readonly string[] => {
  const from = file.split('/')[0] ?? ''
  const allowed = LAYERS[from]
  if (!allowed) return [`${file} is in no layer`]
  return importsOf(file, source)
    .filter((name) => !isAllowed(file, from, name, allowed))
    .map((name) => `${file} must not import ${name}`)
}

const isAllowed = (file: string, from: string, name: string, allowed: readonly string[] | 'everything'): boolean => {
  if (name === COMPUTED) return false
  if (!name.startsWith('.')) return !PURE.has(from) || PURE_PACKAGES.has(packageOf(name))
  const to = layerOf(posix.join(posix.dirname(file), name))
  return to === from || allowed === 'everything' || allowed.includes(to)
}

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** `constants` and `constants.ts` are the same layer; a path outside src starts with `..` and is no layer. */
const layerOf = (path: string): string => {
  const top = path.split('/')[0] ?? ''
  return `${top}.ts` in LAYERS ? `${top}.ts` : top
}

/** Everything that a file imports, re-exports, loads later or names in a type. */
export const importsOf = (file: string, source: string): readonly string[] => {
  const { module, program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? ''}`)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(source.slice(start, end))),
    ...typeImports(program),
  ]
}

/**
 * The files in import cycles, each with its imports that lead back to it. Types count, because no file of a cycle can
 * be understood without the others.
 * @param sources by path within src, with `/`
 */
export const circlesIn = (sources: ReadonlyMap<string, string>): readonly string[] => {
  const imports = new Map([...sources].map(([file, source]) => [file, importedFiles(file, source, sources)]))
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    from === to || (imports.get(from) ?? []).some((next) => !seen.has(next) && reaches(next, to, seen.add(next)))
  return [...imports].flatMap(([file, names]) => {
    const back = names.filter((name) => reaches(name, file, new Set([name])))
    return back.length > 0 ? [`${file} -> ${back.join(', ')}`] : []
  })
}

/** The files of src that a file imports. */
const importedFiles = (file: string, source: string, sources: ReadonlyMap<string, string>): readonly string[] =>
  importsOf(file, source)
    .filter((name) => name.startsWith('.'))
    .flatMap((name) => fileNamed(posix.join(posix.dirname(file), name), sources) ?? [])

/** The file of this path, which may lack its ending. */
const fileNamed = (path: string, sources: ReadonlyMap<string, string>): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((candidate) => sources.has(candidate))

const literal = (code: string): string => /^(['"`])([^'"`$]*)\1$/.exec(code.trim())?.[2] ?? COMPUTED

/** `import('./x').X` as a type, which a module's list of imports lacks. */
const typeImports = (node: unknown): readonly string[] => {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(typeImports)
  const named = 'type' in node && node.type === 'TSImportType' && 'source' in node ? node.source : undefined
  return isLiteral(named) ? [named.value, ...inner] : inner
}

const isLiteral = (node: unknown): node is { value: string } =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'
