import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }

/** The oldest version of each browser that must work. */
export type Oldest = Readonly<Record<string, number>>

/** Interfaces of which the page has one object, and the name of that object. */
const OBJECTS: Readonly<Record<string, string>> = {
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
  Screen: 'screen',
}

type Api = readonly [name: string, support: CompatStatement | undefined]

const membersOf = (parent: Identifier): readonly (readonly [string, Identifier])[] =>
  Object.entries(parent).flatMap(([name, member]) =>
    /^[A-Za-z]\w*$/.test(name) ? [[name, member as Identifier] as const] : [],
  )

/** A member as scripts write it if they can only mean that one: of the window, of its objects, or static. */
const webName = (parent: string, member: string): string | undefined => {
  if (member.endsWith('_event')) return undefined
  if (parent === 'Window') return member
  const object = OBJECTS[parent]
  if (object !== undefined) return `${object}.${member}`
  return member.endsWith('_static') ? `${parent}.${member.replace('_static', '')}` : undefined
}

const apisIn = (all: Identifier, nameOf: (parent: string, member: string) => string | undefined): readonly Api[] => {
  const found: Api[] = []
  const add = (name: string | undefined, { ['__compat']: support }: Identifier): void => {
    if (name !== undefined) found.push([name, support])
  }
  for (const [parent, inner] of membersOf(all)) {
    add(parent, inner)
    for (const [member, its] of membersOf(inner)) add(nameOf(parent, member), its)
  }
  return found
}

const APIS = [
  ...apisIn(bcd.api, webName),
  ...apisIn(bcd.javascript.builtins ?? {}, (parent, member) => `${parent}.${member}`),
]

const isNewer = (support: CompatStatement, [browser, oldest]: readonly [string, number]): boolean => {
  const [first] = [support.support[browser as 'chrome']].flat()
  if (!first) return false
  const since = first.version_added
  // With flags, a browser has it only once its user has turned it on.
  return (
    typeof since !== 'string' || first.flags !== undefined || !(Number.parseFloat(since.replace('≤', '')) <= oldest)
  )
}

/**
 * The APIs in a script that one of these browsers lacks. Finds globals, members of the window and its objects, and
 * static members; a method of another value has no type in a built script. TypeScript's `lib` limits those.
 */
export const newerApis = (script: string, oldest: Oldest): readonly string[] =>
  APIS.filter(
    ([, support]) =>
      support && !support.status?.deprecated && Object.entries(oldest).some((one) => isNewer(support, one)),
  )
    .map(([name]) => name)
    .filter((name) => usedAs(name).test(script))

/** Matches a use of a name, but no member of another object, key of an object, or text. */
const usedAs = (name: string): RegExp =>
  new RegExp(`(?<![\\w$.'"\`-])(?:(?:globalThis|window|self)\\.)?${name.replaceAll('.', '\\.')}\\b(?!\\s*[:'"\`=-])`)
