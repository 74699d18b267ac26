import { firefox, test } from '@playwright/test'
import { must } from '../support/must'
import { expectLikeChromium } from './compare'
import { playwrightEngine } from './playwrightEngine'
import { firefoxPath } from './programs'

test('the whole job in Firefox, with a mouse', async ({ baseURL }) => {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath() })
  const engine = await playwrightEngine(browser, must(baseURL), { width: 820, height: 1000 })
  try {
    await expectLikeChromium(engine, 'mouse', must(baseURL))
  } finally {
    await browser.close()
  }
})
