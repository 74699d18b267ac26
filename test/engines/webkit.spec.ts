import { expect, test } from '@playwright/test'
import { HOST_FAULTS } from '../e2e/hosting/brokenHost'
import { must } from '../support/must'
import { expectLikeChromium } from './compare'
import type { Engine, EnginePointer } from './engine'
import { expectReload } from './reload'
import { expectRouteJourney } from './routeJourney'
import { webKitEngine } from './webKitEngine'
import { ownServer, WITHOUT_NETWORK } from './withoutNetwork'

const inWebKit = async (baseURL: string | undefined, work: (engine: Engine) => Promise<void>): Promise<void> => {
  const engine = await webKitEngine(must(baseURL))
  try {
    await work(engine)
  } finally {
    await engine.close()
  }
}

for (const pointer of ['mouse', 'pen'] satisfies EnginePointer[]) {
  test(`the whole job in WebKit, the last stroke with a ${pointer}`, async ({ baseURL }) => {
    await inWebKit(baseURL, (engine) => expectLikeChromium(engine, pointer, must(baseURL)))
  })
}

test('a sheet is made from a recorded route in WebKit', async ({ baseURL }) => {
  await inWebKit(baseURL, expectRouteJourney)
})

for (const [what, expectIt] of WITHOUT_NETWORK) {
  test(`${what} without a network after one visit in WebKit`, async () => {
    const server = await ownServer()
    try {
      await inWebKit(server.address, (engine) => expectIt(engine, server.stop))
    } finally {
      await server.stop()
    }
  })
}

for (const fault of HOST_FAULTS) {
  test(`"Reload" in WebKit loads a part of the app for which the host ${fault}`, async () => {
    await expectReload(fault, inWebKit)
  })
}

test('an error or warning in WebKit is noticed', async ({ baseURL }) => {
  await inWebKit(baseURL, async (engine) => {
    await engine.open('/')
    await engine.run(() => console.error('a complaint'), undefined)
    await expect.poll(engine.complaints).toEqual([expect.stringContaining('a complaint')])
  })
})
