import { expect } from '@playwright/test'
import { linkOf } from '../../src/storage/outside/link'
import { host } from '../e2e/hosting/ownHost'
import { DIST } from '../support/dist'
import { must } from '../support/must'
import { readPdf } from '../support/paper/pdf'
import { SCREEN_EXAMPLES } from '../support/screens'
import { straightTocht } from '../support/tochten/straightTocht'
import { draw, hideIntro, press, saved, see } from './controls'
import type { Engine } from './engine'
import { downloadPdf } from './journey'
import { expectRouteJourney } from './routeJourney'

/**
 * Visits the app once, stops its server, and expects everything to work: every screen by its address, the PDF, and a
 * tocht from a link.
 *
 * @param stop stops the app's server
 */
const expectWithoutNetwork = async (engine: Engine, stop: () => Promise<void>): Promise<void> => {
  await visitOnce(engine)
  await engine.open('/')
  await drawInBoth(engine)
  await stop()
  for (const { at, shows } of Object.values(SCREEN_EXAMPLES)) {
    await engine.open(at)
    await see(engine, shows)
  }
  await engine.open(SCREEN_EXAMPLES['/export/:tocht'].at)
  expect((await readPdf(await downloadPdf(engine))).pages).toHaveLength(1)
  await engine.open(`/${must(await linkOf('', straightTocht(3)))}`)
  await press(engine, 'Add')
  await see(engine, 'Drawing 3')
}

/** Visits the app once, stops its server, and expects a recorded route to become a sheet. */
const expectRouteWithoutNetwork = async (engine: Engine, stop: () => Promise<void>): Promise<void> => {
  await visitOnce(engine)
  await stop()
  await expectRouteJourney(engine)
}

/** The jobs that each browser must do without a network. */
export const WITHOUT_NETWORK = [
  ['everything works', expectWithoutNetwork],
  ['a sheet is made from a recorded route', expectRouteWithoutNetwork],
] as const

const visitOnce = async (engine: Engine): Promise<void> => {
  await engine.open('/')
  await hideIntro(engine)
  await engine.run(async () => void (await navigator.serviceWorker.ready), undefined)
}

const drawInBoth = async (engine: Engine): Promise<void> => {
  await press(engine, 'Add tocht')
  await press(engine, 'Add drawing')
  await press(engine, 'Drawing 1')
  await draw(engine, [
    { x: 0.5, y: 0.85 },
    { x: 0.5, y: 0.5 },
  ])
  await saved(engine)
  await engine.open('/')
  await press(engine, 'Choose type')
  await press(engine, 'Vissegraat')
  await press(engine, 'Add drawing')
  await see(engine, 'Drawing 1')
  await saved(engine)
}

/** A server of the build that a test can stop. */
export const ownServer = async (): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> => {
  const { address, close } = await host(DIST)
  let stopped: Promise<void> | undefined
  return { address: address.replace(/\/$/, ''), stop: () => (stopped ??= close()) }
}
