import { firefox, test } from '@playwright/test'
import { must } from '../support/must'
import { expectLikeChromium } from './compare'
import { ownServer } from './ownServer'
import { playwrightEngine } from './playwrightEngine'
import { firefoxPath } from './programs'
import { expectWithoutNetwork } from './withoutNetwork'

const SIZE = { width: 820, height: 1000 }
const launch = () => firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath() })

test('the whole job in Firefox, with a mouse', async ({ baseURL }) => {
  const browser = await launch()
  const engine = await playwrightEngine(browser, must(baseURL), SIZE)
  try {
    await expectLikeChromium(engine, 'mouse', must(baseURL))
  } finally {
    await browser.close()
  }
})

test('everything is there without a network after one visit in Firefox', async () => {
  const server = await ownServer()
  const browser = await launch()
  const engine = await playwrightEngine(browser, server.address, SIZE)
  try {
    await expectWithoutNetwork(engine, server.stop)
  } finally {
    await browser.close()
    await server.stop()
  }
})
