import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FILE_ADDRESS, LICENCES_FILE, ROAD_SERVERS } from '../src/constants.ts'

/**
 * The HTTP answers that every server of the app must give. `npm start`, `_headers` and the nginx example are made from
 * them.
 */

/** The variable that names the servers of roads, for building and serving. */
export const ROADS_URL = 'ROADS_URL'
const NO_SERVER = 'none'

/** The servers of roads that the app asks. @param setting addresses, "none", or nothing for the public servers */
export const roadServers = (setting = ''): readonly string[] => {
  const named = setting.split(/\s+/).filter((address) => address !== '')
  if (named.length === 0) return ROAD_SERVERS
  return named.join() === NO_SERVER ? [] : named
}

const PAGE = fileURLToPath(new URL('../index.html', import.meta.url))
/** The script in the page, which begins the start. */
export const FIRST_SCRIPT = /<script>([^]*?)<\/script>/.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? ''
const INLINE_SCRIPT = `sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}`

/**
 * The content security policy. Allows no foreign requests except to the servers of roads, no inline code but
 * that of the page, and no framing.
 * @param roads the addresses of the servers of roads
 * @throws if one of them is not a plain https address, because such text could weaken the policy
 */
export const contentPolicy = (roads: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${INLINE_SCRIPT}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...roads.map(checkedAddress)].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/** Refuses a final slash, which would allow all addresses below it. Allows http only for trials on the same machine. */
const checkedAddress = (address: string): string => {
  if (/^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?(\/[\w.~-]+)+$/.test(address)) return address
  throw new Error(`${ROADS_URL} must be ${NO_SERVER} or like https://example.org/api/interpreter, and has ${address}`)
}

type Headers = Readonly<Record<string, string>>

/** Types that some servers do not know and send uncompressed or as a download (Debian's nginx knows neither). */
const OWN_TYPES = { webmanifest: 'application/manifest+json', ttf: 'font/ttf' } as const

/** The types of the files that servers compress, by extension; besides HTML. */
export const COMPRESSED: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  ...OWN_TYPES,
}

export const SECURITY: Headers = {
  'Content-Security-Policy': contentPolicy(roadServers(process.env[ROADS_URL])),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Files in this folder have a content hash in their names. */
export const HASHED = 'static/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
const MANIFEST = 'manifest.webmanifest'
/** Files that must not be cached: an old copy of any of them keeps an old version of the app. */
const FRESH = ['', 'index.html', 'sw.js', LICENCES_FILE]

/**
 * The answer for a missing hashed file on Cloudflare Pages, and on Netlify with the rule in docs/hosting.md. Otherwise
 * they send the start page, which would run as a script.
 */
export const NOT_FOUND = { file: `${HASHED}404.html`, text: 'Not found' } as const

/** @param path within the app, without a leading slash */
export const cacheControl = (path: string): string => (path.startsWith(HASHED) ? FOR_EVER : ASK_AGAIN)

/** Whether an address is a file: it ends like one or lies in the folder of hashed files. */
export const isFileAddress = (path: string): boolean => path.startsWith(HASHED) || FILE_ADDRESS.test(path)

const lines = (headers: Headers): string[] => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/**
 * The headers of paths besides the security headers; each header once per path, because some hosts use only the last.
 */
const PATHS: Readonly<Record<string, Headers>> = {
  [`${HASHED}*`]: { 'Cache-Control': FOR_EVER },
  // Some hosts do not support `*` before a suffix, so the build puts each kind of file into its own folder.
  [`${HASHED}ttf/*`]: { 'Content-Type': OWN_TYPES.ttf },
  ...Object.fromEntries(FRESH.map((path) => [path, { 'Cache-Control': ASK_AGAIN }])),
  [MANIFEST]: { 'Cache-Control': ASK_AGAIN, 'Content-Type': OWN_TYPES.webmanifest },
}

/**
 * The file `_headers` of Netlify, Cloudflare Pages and others.
 * @param base begins and ends with a slash
 */
export const headersFile = (base: string): string =>
  Object.entries({ '*': SECURITY, ...PATHS })
    .map(([path, headers]) => `${base}${path}\n${lines(headers).join('\n')}\n`)
    .join('')

const nginxHeaders = (path: string) => [
  ...Object.entries(SECURITY).map(([name, value]) => `        add_header ${name} "${value}" always;`),
  // Without `always`: a "not found" must not be cached for ever.
  `        add_header Cache-Control "${cacheControl(path)}";`,
]

const nginxPlace = (match: string, path: string, files: string) => [
  `    location ${match} {`,
  `        try_files ${files};`,
  ...nginxHeaders(path),
  '    }',
]

/**
 * A server block for nginx. The headers are repeated, because nginx drops inherited ones in a block that adds its own.
 */
export const nginxFile = (): string =>
  [
    '# Generated from build/hosting.ts; a test compares the two.',
    'server {',
    '    listen 80;',
    '    root /srv/tochten;',
    '    types_hash_max_size 4096;',
    '    # A `types` block in a server replaces the inherited types, so mime.types is included again.',
    '    include mime.types;',
    '    types {',
    ...Object.entries(OWN_TYPES).map(([extension, type]) => `        ${type} ${extension};`),
    '    }',
    '    gzip on;',
    '    gzip_vary on;',
    // Older versions of nginx send scripts as application/javascript.
    `    gzip_types ${[...Object.values(COMPRESSED), 'application/javascript'].join(' ')};`,
    '',
    `    # A missing file gets a 404: the browser would run the start page as a script.`,
    ...nginxPlace(`^~ /${HASHED}`, HASHED, '$uri =404'),
    ...nginxPlace(`~ ${FILE_ADDRESS.source}`, '', '$uri =404'),
    '    # Every other address is that of a screen, and gets the start page.',
    ...nginxPlace('/', '', '$uri /index.html'),
    '}',
    '',
  ].join('\n')
