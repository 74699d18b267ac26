import { LICENCES_FILE } from '../src/constants.ts'

/** What every server of the app must answer, said once: `npm start`, `_headers` and the example for nginx follow it. */

/** The server of roads that the host names when building and serving; by default there is none. */
export const ROADS_URL = 'ROADS_URL'

/**
 * Nothing is fetched from elsewhere, but for roads where the host names a server of them; nothing inline runs, and nobody
 * frames the app.
 *
 * @param roads the address of that server, else empty
 * @throws where that is no plain address by https: a policy would allow more than it, or something else
 */
export const contentPolicy = (roads: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${roads === '' ? '' : ` ${checkedAddress(roads)}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/** A path that ends with a slash would allow everything below it. Without https only a server on the same machine, to try it. */
const checkedAddress = (roads: string): string => {
  if (/^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?(\/[\w.~-]+)+$/.test(roads)) return roads
  throw new Error(`${ROADS_URL} must be like https://example.org/api/interpreter, and is ${roads}`)
}

type Headers = Readonly<Record<string, string>>

/** What servers send uncompressed, or as a download, because their lists do not know it (Debian's nginx knows neither). */
export const OWN_TYPES = { webmanifest: 'application/manifest+json', ttf: 'font/ttf' } as const

export const SECURITY: Headers = {
  'Content-Security-Policy': contentPolicy(process.env[ROADS_URL] ?? ''),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** What is in this folder bears a hash of its content in its name. */
export const HASHED = 'static/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
const MANIFEST = 'manifest.webmanifest'
/** Whoever keeps an old one of these keeps an old app. */
const FRESH = ['', 'index.html', 'sw.js', 'early.js', LICENCES_FILE]

/**
 * What Cloudflare Pages, and Netlify by the rule in docs/hosting.md, answer where a hashed file is missing. Without it
 * that would be the start page, which would be run as a script.
 */
export const NOT_FOUND = { file: `${HASHED}404.html`, text: 'Not found' } as const

/** @param path within the app, without a leading slash */
export const cacheControl = (path: string): string => (path.startsWith(HASHED) ? FOR_EVER : ASK_AGAIN)

/** Screens have addresses without a dot; what has one, or lies in the folder of hashed files, is a file or missing. */
export const isFileAddress = (path: string): boolean => path.startsWith(HASHED) || /\.[a-z]\w*$/i.test(path)

const lines = (headers: Headers): string[] => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/** What is said of paths besides the security of all; of each once, since some hosts take the last word alone. */
const PATHS: Readonly<Record<string, Headers>> = {
  [`${HASHED}*`]: { 'Cache-Control': FOR_EVER },
  // Not every host knows a * before a suffix, but the build puts each kind of file into a folder of its own.
  [`${HASHED}ttf/*`]: { 'Content-Type': OWN_TYPES.ttf },
  ...Object.fromEntries(FRESH.map((path) => [path, { 'Cache-Control': ASK_AGAIN }])),
  [MANIFEST]: { 'Cache-Control': ASK_AGAIN, 'Content-Type': OWN_TYPES.webmanifest },
}

/** For hosts that read a file of this name: Netlify, Cloudflare Pages and others. @param base begins and ends with a slash */
export const headersFile = (base: string): string =>
  Object.entries({ '*': SECURITY, ...PATHS })
    .map(([path, headers]) => `${base}${path}\n${lines(headers).join('\n')}\n`)
    .join('')

/** Besides HTML, which nginx always compresses. */
const COMPRESSED = ['text/css', 'text/javascript', 'application/javascript', 'application/json', 'image/svg+xml']

const nginxHeaders = (path: string) => [
  ...Object.entries(SECURITY).map(([name, value]) => `        add_header ${name} "${value}" always;`),
  // Not always: nobody keeps a "not found" for ever.
  `        add_header Cache-Control "${cacheControl(path)}";`,
]

const nginxPlace = (match: string, path: string, files: string) => [
  `    location ${match} {`,
  `        try_files ${files};`,
  ...nginxHeaders(path),
  '    }',
]

/** A server for nginx. It forgets the headers of the level above wherever a level has its own, hence the repetition. */
export const nginxFile = (): string => {
  return [
    '# Generated from build/hosting.ts; a test compares the two.',
    'server {',
    '    listen 80;',
    '    root /srv/tochten;',
    '    types_hash_max_size 4096;',
    '    # To a list of types of its own a server must add those that it had.',
    '    include mime.types;',
    '    types {',
    ...Object.entries(OWN_TYPES).map(([extension, type]) => `        ${type} ${extension};`),
    '    }',
    '    gzip on;',
    '    gzip_vary on;',
    `    gzip_types ${[...COMPRESSED, ...Object.values(OWN_TYPES)].join(' ')};`,
    '',
    `    # A missing file is missing: a start page in its place would be run as a script.`,
    ...nginxPlace(`^~ /${HASHED}`, HASHED, '$uri =404'),
    ...nginxPlace('~ \\.[a-zA-Z]\\w*$', '', '$uri =404'),
    '    # Every screen has an address of its own, and all of them are the start page.',
    ...nginxPlace('/', '', '$uri /index.html'),
    '}',
    '',
  ].join('\n')
}
