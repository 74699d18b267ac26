import { SECURITY } from '../../../build/hosting'
import { expect, test } from '../fixtures'

test('a missing file is answered with 404, and every screen with the start page', async ({ request }) => {
  for (const path of ['/static/js/gone-abc.js', '/gone.png', '/sw-old.js']) {
    const answer = await request.get(path)
    expect([path, answer.status(), await answer.text()]).toEqual([path, 404, 'Not found'])
  }
  // A page for hosts that cannot answer a missing file with 404.
  expect(await (await request.get('/static/404.html')).text()).toBe('Not found')
  const screen = await request.get('/editor0/0/12')
  expect([screen.status(), screen.headers()['cache-control']]).toEqual([200, 'no-cache'])
  expect(await screen.text()).toContain('<div id="root">')
})

for (const { name, path, type } of [
  { name: 'the manifest', path: /href="(\/manifest\.webmanifest)"/, type: 'application/manifest+json' },
  { name: 'the typeface', path: /(\/static\/ttf\/[^"]+\.ttf)/, type: 'font/ttf' },
])
  test(`${name} is served with its type, and compressed`, async ({ request }) => {
    const texts = await Promise.all(['/', '/sw.js'].map(async (address) => (await request.get(address)).text()))
    const [, address = ''] = path.exec(texts.join('\n').replaceAll('"static', '"/static')) ?? []
    for (const encoding of ['br', 'gzip']) {
      const answer = await request.get(address, { headers: { 'accept-encoding': encoding } })
      expect(answer.status()).toBe(200)
      expect([answer.headers()['content-type'], answer.headers()['content-encoding']]).toEqual([type, encoding])
    }
  })

test('every answer has the headers of the common list', async ({ request }) => {
  const page = await request.get('/')
  for (const [name, value] of Object.entries(SECURITY)) expect(page.headers()[name.toLowerCase()]).toBe(value)
  const [, script = ''] = /src="(\/static\/js\/[^"]+)"/.exec(await page.text()) ?? []
  const answer = await request.get(script)
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers()['content-encoding']).toBe('br')
  const older = await request.get(script, { headers: { 'accept-encoding': 'gzip, deflate' } })
  expect(older.headers()['content-encoding']).toBe('gzip')
  expect(await older.text()).toBe(await answer.text())
  const again = await request.get(script, { headers: { 'if-none-match': answer.headers()['etag'] ?? '' } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  const bare = await request.get(script, { headers: { 'accept-encoding': 'identity' } })
  expect(bare.headers()['content-encoding']).toBeUndefined()
  expect(await bare.text()).toBe(await answer.text())
})
