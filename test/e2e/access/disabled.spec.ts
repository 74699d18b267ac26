import type { Page } from '@playwright/test'
import { mirror } from '../app'
import { expect, saved, test } from '../fixtures'
import { BLANK, bothKinds, FEW_DRAWINGS, PLACES, SCREEN_PLACES, startWith, type Place } from '../places'

/** The screens of tochten in which nothing is drawn, where most buttons have nothing to do. */
const ON_BLANK: ReadonlySet<Place> = new Set(
  PLACES.filter((place) => (SCREEN_PLACES.includes(place) || place.name === 'the ring') && !place.needsDrawings),
)

const WAYS = [
  ...[...ON_BLANK].map((place) => ({ place, content: 'nothing drawn', tochten: BLANK })),
  ...PLACES.map((place) => ({ place, content: 'drawings', tochten: bothKinds(FEW_DRAWINGS) })),
]

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

for (const { place, content, tochten } of WAYS)
  test(`no button that looks disabled does anything: ${place.name}, ${content}`, async ({ page }) => {
    const words = await startWith(page, tochten)
    await place.open(page, words)
    await page.waitForLoadState('networkidle')
    await saved(page)
    const [before, at] = [await mirror(page), page.url()]
    expect(await pressDisabled(page)).toEqual([])
    await saved(page)
    expect(await mirror(page)).toEqual(before)
    expect(page.url()).toBe(at)
  })
