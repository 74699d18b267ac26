import type { Page } from '@playwright/test'
import { downloadPdf, editorHeading, pressButton } from '../app'
import { SIZES } from '../../support/sizes'
import { canvas } from '../canvas'
import { drawLine, expect, test } from '../fixtures'
import { bothKinds, FEW_DRAWINGS, PLACES, RARE, startWith } from '../places'

/** Moves every text into an element of its own, now and later, as the translators of browsers do. */
const translate = (): void => {
  const move = (node: Node): void => {
    if (!(node instanceof Text)) return node.childNodes.forEach(move)
    const around = node.parentElement
    if (!around || around.closest('font, svg, script, style, textarea, select') || !node.data.trim()) return
    const font = document.createElement('font')
    node.replaceWith(font)
    font.append(node)
  }
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(move))).observe(document, {
    childList: true,
    subtree: true,
  })
}

/**
 * The texts that React handles as nodes of their own, because they have siblings or come from a component. React fails
 * when it removes such a node, or inserts something before it, after a translator has moved it.
 */
const loneTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Radix writes its announcements into elements that no one sees, and removes them as a whole.
      const isOfLibrary = node.parentElement?.closest('[style*="position: absolute"][style*="clip"]')
      if (!isOfLibrary && Object.keys(node).some((key) => key.startsWith('__reactFiber')))
        found.push(node.parentElement?.closest(':not(font)')?.outerHTML ?? '')
    }
    return found
  })

/** The screens of a route: none of their texts is removed alone, and nothing appears before one. */
const STILL = /route/

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translate)
})

for (const place of [...PLACES, ...RARE])
  test.describe(place.name, () => {
    test.use({ allowedMessages: place.messages ? [place.messages] : [] })

    test('can be opened on a page that the browser translates, and has each text in an element of its own', async ({
      page,
    }) => {
      const words = await startWith(page, bothKinds(FEW_DRAWINGS))
      await page.setViewportSize(SIZES[place.sizes?.[0] ?? 'desktop'])
      await place.open(page, words)
      if (!STILL.test(place.name)) expect(await loneTexts(page)).toEqual([])
    })
  })

test('drawing, Next, Undo and Download work on a page that the browser translates', async ({ page }) => {
  await startWith(page, bothKinds(3))
  await page.goto('/editor0/0/0')
  await drawLine(page, { x: 0.2, y: 0.2 }, { x: 0.7, y: 0.3 })
  await pressButton(page, 'Undo')
  for (const number of [2, 3, 4]) {
    await pressButton(page, 'Next')
    await expect(editorHeading(page, number)).toBeVisible()
  }
  await drawLine(page, { x: 0.2, y: 0.2 }, { x: 0.7, y: 0.3 })
  await pressButton(page, 'Junction')
  await pressButton(page, 'Left')
  await pressButton(page, 'Undo')
  await expect(canvas(page)).toBeVisible()
  await page.goto('/export/0')
  for (let times = 0; times < 2; times += 1) {
    await downloadPdf(page)
  }
})
