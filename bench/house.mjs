import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { importModule } from './appModules.mjs'
import { quantile } from './figures.mjs'

/**
 * `node bench/house.mjs [revision …]`: the size of the code, the lengths of files and functions, and circular imports;
 * for the working tree, and for each revision beside it.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Code that runs up to the first frame, and code that builds it; some only in older revisions. */
const START =
  /^(?:src\/(?:app|start|main|ui\/canvas|ui\/firstTable|firstTable|storage\/(?:firstStrokes|mirroredDrawing))\b|build\/|public\/early\.js)/
const SOURCE = /^(?:src|build)\/.*\.(?:tsx?|mjs)$|^public\/early\.js$/
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])

/** @param {string[]} options */
const git = (...options) => execFileSync('git', options, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 })

/** @param {string | undefined} revision @returns {Map<string, string>} by path */
const sourcesAt = (revision) => {
  const listed = revision ? git('ls-tree', '-r', '--name-only', revision) : git('ls-files')
  const files = listed.split('\n').filter((path) => SOURCE.test(path))
  return new Map(
    files.map((path) => [path, revision ? git('show', `${revision}:${path}`) : readFileSync(`${ROOT}${path}`, 'utf8')]),
  )
}

/** @param {string} text */
const linesIn = (text) => text.trimEnd().split('\n').length

/** The lengths of all functions, in lines. @param {string} path @param {string} text */
const functionsIn = (path, text) => {
  /** @type {number[]} */
  const lengths = []
  /** @param {unknown} node */
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && typeof node.type === 'string' && FUNCTIONS.has(node.type) && 'start' in node && 'end' in node)
      lengths.push(linesIn(text.slice(Number(node.start), Number(node.end))))
    Object.values(node).forEach(visit)
  }
  visit(parseSync(path, text).program)
  return lengths
}

/** @param {number[]} lengths @param {number} part */
const lengthAt = (lengths, part) => Math.round(quantile(lengths, part))

/** @param {string | undefined} revision */
const figuresOf = async (revision) => {
  const sources = sourcesAt(revision)
  const files = [...sources.values()].map(linesIn)
  const functions = [...sources].flatMap(([path, text]) => functionsIn(path, text))
  /** @type {typeof import('../test/support/project/layers')} */
  const { circlesIn } = await importModule('test/support/project/layers.ts')
  const inSrc = [...sources].flatMap(([path, text]) =>
    path.startsWith('src/') ? [/** @type {const} */ ([path.slice(4), text])] : [],
  )
  return {
    'source files': files.length,
    lines: files.reduce((sum, count) => sum + count, 0),
    'lines of a file, median': lengthAt(files, 0.5),
    'lines of a file, p90': lengthAt(files, 0.9),
    'lines of a function, median': lengthAt(functions, 0.5),
    'lines of a function, p90': lengthAt(functions, 0.9),
    'files in circles of imports': circlesIn(new Map(inSrc)).length,
    'files of storage': [...sources.keys()].filter((path) => path.startsWith('src/storage/')).length,
    'lines around the start': [...sources].reduce(
      (sum, [path, text]) => sum + (START.test(path) ? linesIn(text) : 0),
      0,
    ),
  }
}

const revisions = [...process.argv.slice(2), undefined]
const figures = await Promise.all(revisions.map(figuresOf))
console.table(Object.fromEntries(revisions.map((revision, index) => [revision ?? 'now', figures[index]])))
