import { posix } from 'node:path'
import { parseSync } from 'vite'
import { fileNamed, importedFiles } from './layers'

/** The text of each file by its path within src. */
type Sources = ReadonlyMap<string, string>

/** One row of a walkthrough in ARCHITECTURE.md; all files are paths within src, without their endings. */
export interface WalkthroughStep {
  readonly from: string
  readonly name: string
  readonly to: string
  /** The file that passes the name from `to` to `from`; `undefined` if one of the two imports the other. */
  readonly givenBy: string | undefined
}

const ROW = /^\| `([^`]+)` \| `([^`]+)`(?: \(given by `([^`]+)`\))? \| `([^`]+)` \|/
const TITLE = /^### (.+)$/

/** The walkthroughs of a text in Markdown: tables of four columns, each below a heading of the third level. */
export const walkthroughsIn = (markdown: string): ReadonlyMap<string, readonly WalkthroughStep[]> => {
  const walkthroughs = new Map<string, WalkthroughStep[]>()
  let steps: WalkthroughStep[] = []
  for (const line of markdown.split('\n')) {
    const title = TITLE.exec(line)?.[1]
    if (title !== undefined) walkthroughs.set(title, (steps = []))
    const [, from, name, givenBy, to] = ROW.exec(line) ?? []
    if (from !== undefined && name !== undefined && to !== undefined) steps.push({ from, name, to, givenBy })
  }
  return walkthroughs
}

/** The statements of a walkthrough that are no longer true, one sentence each. */
export const walkthroughFaults = (steps: readonly WalkthroughStep[], sources: Sources): readonly string[] => {
  const seen = new Set<string>(steps.slice(0, 1).map(({ from }) => from))
  return steps.flatMap((step) => {
    const follows = seen.has(step.from) || seen.has(step.to)
    for (const file of [step.from, step.to, step.givenBy]) if (file !== undefined) seen.add(file)
    return [...stepFaults(step, sources), ...(follows ? [] : [`${step.from} is not reached by the rows before`])]
  })
}

const stepFaults = ({ from, name, to, givenBy }: WalkthroughStep, sources: Sources): readonly string[] => {
  const paths = [from, to, ...(givenBy === undefined ? [] : [givenBy])]
  const files = paths.map((path) => fileNamed(path, sources) ?? '')
  const missing = paths.filter((_, index) => files[index] === '')
  if (missing.length > 0) return missing.map((path) => `There is no ${path}`)
  const [caller = '', called = '', giver] = files
  const isLinked =
    giver === undefined
      ? imports(caller, called, sources) || imports(called, caller, sources)
      : imports(giver, caller, sources) && imports(giver, called, sources)
  return [
    ...(isLinked ? [] : [`${from} and ${to} do not know each other`]),
    ...paths.flatMap((path, index) => (isNamed(name, files[index] ?? '', sources) ? [] : [`${path} has no ${name}`])),
  ]
}

/** Whether a file imports another one; imports of types, dynamic imports and workers count, too. */
const imports = (file: string, other: string, sources: Sources): boolean => {
  const source = sources.get(file)?.replaceAll('?worker&url', '') ?? ''
  const workers = [...source.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)].map(([, name = '']) => name)
  return (
    importedFiles(file, source, sources).includes(other) ||
    workers.some((name) => posix.join(posix.dirname(file), name) === other)
  )
}

/** Whether the code of a file has the name, comments and imports left out. */
const isNamed = (name: string, file: string, sources: Sources): boolean =>
  parseSync(file, sources.get(file) ?? '').program.body.some(
    (statement) => statement.type !== 'ImportDeclaration' && hasName(statement, name),
  )

const hasName = (node: unknown, name: string): boolean => {
  if (typeof node !== 'object' || node === null) return false
  const isIt = 'type' in node && String(node.type).endsWith('Identifier') && 'name' in node && node.name === name
  return isIt || Object.values(node).some((inner) => hasName(inner, name))
}
