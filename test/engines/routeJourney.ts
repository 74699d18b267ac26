import { expect } from '@playwright/test'
import { GPX, SMALL_ROADS, type TextFile } from '../e2e/route/routeScreen'
import { imageObjects, readPdf } from '../support/paper/pdf'
import { CREDIT, SMALL_ROUTE } from '../support/roads/routeFiles'
import { hideIntro, press, saved, see } from './controls'
import type { Engine } from './engine'
import { downloadPdf } from './journey'

/** Makes the PDF of a sheet from the file of a walk and the file of its roads, and answers each doubt. */
export const expectRouteJourney = async (engine: Engine): Promise<void> => {
  await engine.open('/route')
  await hideIntro(engine)
  await engine.reload()
  await choose(engine, 'Choose the route', GPX)
  await see(engine, 'Fetch the roads')
  await press(engine, 'Another way')
  await choose(engine, 'Choose the roads', SMALL_ROADS)
  await expect
    .poll(() => engine.run(() => document.querySelector('[role=radiogroup]')?.textContent ?? '', undefined))
    .toContain(`${SMALL_ROUTE.drawings} drawings`)
  await press(engine, 'Make the drawings')
  await answerDoubts(engine)
  await saved(engine)
  await press(engine, 'Done')
  await see(engine, `Drawing ${SMALL_ROUTE.drawings}`)
  await press(engine, 'Export')
  const bytes = await downloadPdf(engine)
  const { pages, title } = await readPdf(bytes)
  expect(title).toContain(SMALL_ROUTE.name)
  expect(pages.map(({ text }) => text).join('\n')).toContain(CREDIT)
  expect(imageObjects(bytes)).toBe(0)
  expect(await engine.complaints(), `${engine.name} complains of nothing`).toEqual([])
}

const answerDoubts = async (engine: Engine): Promise<void> => {
  const count = (selector: string) => engine.run((all) => document.querySelectorAll(all).length, selector)
  const { doubtful } = SMALL_ROUTE
  await expect.poll(() => count('article [role=img][aria-label="The real roads"]')).toBe(doubtful.length)
  for (let left = doubtful.length; left > 0; left -= 1) {
    await press(engine, 'Good')
    await expect.poll(() => count('article'), `${engine.name}: doubts left`).toBe(left - 1)
  }
}

/** Gives a file to the button of that label: no driver opens the dialog of the system. */
const choose = async (engine: Engine, label: string, file: TextFile): Promise<void> => {
  await see(engine, label)
  await engine.run(
    (chosen: TextFile & { readonly label: string }) => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === chosen.label)
      const input = button?.nextElementSibling
      if (!(input instanceof HTMLInputElement)) throw new Error(`No field beside ${chosen.label}`)
      const files = new DataTransfer()
      files.items.add(new File([chosen.text], chosen.name))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { label, ...file },
  )
}
