import { expect, test } from '@playwright/test'
import { must } from '../support/must'
import { expectLikeChromium } from './compare'
import type { Engine, PointerType } from './engine'
import { miniBrowserPath } from './programs'
import { webKitEngine } from './webKitEngine'

const inWebKit = async (baseURL: string | undefined, work: (engine: Engine) => Promise<void>): Promise<void> => {
  const engine = await webKitEngine(miniBrowserPath(), must(baseURL))
  try {
    await work(engine)
  } finally {
    await engine.close()
  }
}

for (const pointer of ['mouse', 'pen'] satisfies PointerType[]) {
  test(`the whole job in WebKit, the last stroke with a ${pointer}`, async ({ baseURL }) => {
    await inWebKit(baseURL, (engine) => expectLikeChromium(engine, pointer, must(baseURL)))
  })
}

test('a page that complained in WebKit would be heard', async ({ baseURL }) => {
  await inWebKit(baseURL, async (engine) => {
    await engine.open('/')
    await engine.run(() => console.error('a complaint'), undefined)
    await expect.poll(engine.complaints).toEqual([expect.stringContaining('a complaint')])
  })
})
