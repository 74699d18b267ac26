import type { Page } from '@playwright/test'
import { SIZES } from '../../support/sizes'
import { downloadPdf, editorHeading, mirror, pressButton } from '../app'
import { canvas } from '../canvas'
import { drawLine, expect, saved, test } from '../fixtures'
import { BLANK, bothKinds, FEW_DRAWINGS, PLACES, RARE, SCREEN_PLACES, startWith } from '../places'

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

/** The markers that lines of the page refer to and the page does not define: a browser draws nothing instead. */
const missingMarkers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ['marker-start', 'marker-end']
      .flatMap((end) => Array.from(document.querySelectorAll(`[${end}]`), (line) => line.getAttribute(end) ?? ''))
      .filter((reference) => !document.getElementById(reference.slice('url(#'.length, -1))),
  )

/**
 * Presses every button that looks disabled with a pointer, a key and by assistive technology. It leaves no time for
 * timers, which could enable a button meanwhile; React shows a change in a microtask.
 *
 * @returns the names of those that changed something
 */
const pressDisabled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Both lists follow the page.
    const [paths, fields] = [document.getElementsByTagName('path'), document.getElementsByTagName('input')]
    const shown = async (): Promise<string> => {
      await Promise.resolve()
      return [
        location.href,
        document.body.innerText,
        document.querySelectorAll('[role=dialog], [role=menu], [aria-expanded=true]').length,
        ...Array.from(paths, (path) => path.getAttribute('d')),
        ...Array.from(fields, (field) => field.value),
      ].join('\n')
    }
    const effective: string[] = []
    // A press beside an open popover, menu or dialog closes it, whatever lies there.
    const opened = document.querySelector('[aria-expanded=true]')?.getAttribute('aria-controls') ?? ''
    const reachable = document.getElementById(opened) ?? document
    for (const button of reachable.querySelectorAll<HTMLElement>('button[aria-disabled=true], button:disabled')) {
      if (button.closest('[inert], [aria-hidden=true]')) continue
      const before = await shown()
      const pointer = { bubbles: true, cancelable: true, pointerId: 1, button: 0 }
      button.dispatchEvent(new PointerEvent('pointerdown', pointer))
      const held = await shown()
      button.dispatchEvent(new PointerEvent('pointerup', pointer))
      const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
      button.dispatchEvent(new KeyboardEvent('keydown', key))
      button.dispatchEvent(new KeyboardEvent('keyup', key))
      button.click()
      if (held !== before || (await shown()) !== before) effective.push(button.ariaLabel ?? button.innerText)
    }
    return effective
  })

/** Presses what looks disabled, and expects that the screen and what is stored stay as they are. */
const expectNothingDisabledActs = async (page: Page): Promise<void> => {
  await saved(page)
  const [before, at] = [await mirror(page), page.url()]
  expect(await pressDisabled(page), 'buttons that look disabled and do something').toEqual([])
  await saved(page)
  expect(await mirror(page)).toEqual(before)
  expect(page.url()).toBe(at)
}

test.describe('on a page that the browser translates', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(translate)
  })

  test('each text has an element of its own, each ball and arrowhead its marker, and no disabled button acts', async ({
    page,
  }) => {
    test.slow()
    const words = await startWith(page, bothKinds(FEW_DRAWINGS))
    await page.setViewportSize(SIZES.desktop)
    for (const place of PLACES)
      await test.step(place.name, async () => {
        await place.open(page, words)
        expect.soft(await loneTexts(page)).toEqual([])
        expect.soft(await missingMarkers(page)).toEqual([])
        await expectNothingDisabledActs(page)
      })
  })

  for (const place of RARE)
    test.describe(place.name, () => {
      test.use({ allowedMessages: place.messages ? [place.messages] : [] })

      test('each text has an element of its own', async ({ page }) => {
        const words = await startWith(page, bothKinds(FEW_DRAWINGS))
        await page.setViewportSize(SIZES[place.sizes?.[0] ?? 'desktop'])
        await place.open(page, words)
        expect(await loneTexts(page)).toEqual([])
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
})

/** The screens of tochten in which nothing is drawn, where most buttons have nothing to do. */
const ON_BLANK = PLACES.filter(
  (place) => (SCREEN_PLACES.includes(place) || place.name === 'the ring') && !place.needsDrawings,
)

test('no button that looks disabled does anything where nothing is drawn', async ({ page }) => {
  test.slow()
  const words = await startWith(page, BLANK)
  for (const place of ON_BLANK)
    await test.step(place.name, async () => {
      await place.open(page, words)
      await expectNothingDisabledActs(page)
    })
})
