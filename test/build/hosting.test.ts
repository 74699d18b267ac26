import { expect, it } from 'vitest'
import {
  cacheControl,
  contentPolicy,
  headersFile,
  isFileAddress,
  nginxFile,
  roadServers,
  SECURITY,
} from '../../build/hosting'
import { ROAD_SERVERS } from '../../src/constants'

it('the nginx example is generated from build/hosting.ts', async () => {
  await expect(nginxFile()).toMatchFileSnapshot('../../docs/nginx.conf')
})

it('the policy forbids eval, and inline code but for the script in the page', () => {
  const policy = SECURITY['Content-Security-Policy'] ?? ''
  expect(policy).not.toMatch(/unsafe|nonce/)
  expect(policy.match(/sha256/g)).toHaveLength(1)
})

it.each(['/', '/tochten/'])('the _headers file names the paths under %s', (base) => {
  const text = headersFile(base)
  expect(text).toContain(`${base}static/*\n  Cache-Control: public, max-age=31536000, immutable\n`)
  expect(text).toContain(`${base}sw.js\n  Cache-Control: no-cache\n`)
  expect(text).toContain(
    `${base}manifest.webmanifest\n  Cache-Control: no-cache\n  Content-Type: application/manifest+json\n`,
  )
  expect(text).toContain(`${base}static/ttf/*\n  Content-Type: font/ttf\n`)
  const paths = text.split('\n').filter((line) => line.startsWith('/'))
  expect(new Set(paths).size).toBe(paths.length)
  for (const header of Object.keys(SECURITY)) expect(text).toContain(`  ${header}: `)
})

it.each([
  ['static/js/index-abc.js', true],
  ['static/anything', true],
  ['favicon.svg', true],
  ['', false],
  ['editor0/0/12', false],
  ['%23tocht.q1bKSc1L', false],
  ['#tocht.q1bKSc1L', false],
])('"%s" is a file: %s', (path, file) => {
  expect(isFileAddress(path)).toBe(file)
})

it('only files with a content hash are cached without asking again', () => {
  expect(cacheControl('static/css/index-abc.css')).toContain('immutable')
  expect(cacheControl('settings')).toBe('no-cache')
  expect(cacheControl('sw.js')).toBe('no-cache')
})

it.each<[setting: string | undefined, servers: readonly string[]]>([
  [undefined, ROAD_SERVERS],
  ['', ROAD_SERVERS],
  [' none ', []],
  ['https://a.org/api', ['https://a.org/api']],
  ['https://a.org/api  http://localhost:8080/api', ['https://a.org/api', 'http://localhost:8080/api']],
])('a host that sets ROADS_URL to %j asks the servers %j', (setting, servers) => {
  expect(roadServers(setting)).toEqual(servers)
})

it('only the servers of roads may be contacted, and only at their exact addresses', () => {
  expect(contentPolicy([])).toContain("connect-src 'self';")
  const own = ['https://overpass.example.org/api/interpreter', 'http://localhost:8080/api']
  for (const servers of [ROAD_SERVERS, own]) {
    const named = servers.join(' ')
    expect(contentPolicy(servers)).toContain(`connect-src 'self' ${named};`)
    expect(contentPolicy(servers).replace(` ${named}`, '')).toBe(contentPolicy([]))
  }
})

it.each([
  'http://a.org/api',
  'http://localhost.a.org/api',
  'https://a.org',
  'https://a.org/',
  'https://*/api',
  'https://a.org/api;',
  'x',
  'none',
])('refuses %s among the servers of roads', (address) =>
  expect(() => contentPolicy(['https://a.org/api', address])).toThrow('ROADS_URL'),
)
