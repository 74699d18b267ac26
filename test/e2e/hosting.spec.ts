import { SECURITY } from '../../build/hosting'
import { expect, test } from './fixtures'

test('a missing file is missing, and every screen is the start page', async ({ request }) => {
  for (const path of ['/static/js/gone-abc.js', '/gone.png', '/sw-old.js']) {
    const answer = await request.get(path)
    expect([path, answer.status(), await answer.text()]).toEqual([path, 404, 'Not found'])
  }
  const screen = await request.get('/editor0/0/12')
  expect([screen.status(), screen.headers()['cache-control']]).toEqual([200, 'no-cache'])
  expect(await screen.text()).toContain('<div id="root">')
})

test('every answer bears the headers of the one list', async ({ request }) => {
  const page = await request.get('/')
  for (const [name, value] of Object.entries(SECURITY)) expect(page.headers()[name.toLowerCase()]).toBe(value)
  const [, script = ''] = /href="(\/static\/js\/[^"]+)"/.exec(await page.text()) ?? []
  const answer = await request.get(script)
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers()['content-encoding']).toBe('br')
  const older = await request.get(script, { headers: { 'accept-encoding': 'gzip, deflate' } })
  expect(older.headers()['content-encoding']).toBe('gzip')
  expect(await older.text()).toBe(await answer.text())
  const bare = await request.get(script, { headers: { 'accept-encoding': 'identity' } })
  expect(bare.headers()['content-encoding']).toBeUndefined()
  expect(await bare.text()).toBe(await answer.text())
})
