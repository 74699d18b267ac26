import { expect } from '@playwright/test'
import { brokenHost, type BrokenHost, type HostFault } from '../e2e/hosting/brokenHost'
import { DIST, partOf } from '../support/dist'
import { draw, hideIntro, mirroredElements, press, saved, see } from './controls'
import type { Engine } from './engine'

/**
 * Visits a faulty host, loads two screens, and expects "Reload" to load both once the host is repaired, with the ink
 * intact.
 *
 * @param open opens the browser on a host
 */
export const expectReload = async (
  fault: HostFault,
  open: (address: string, work: (engine: Engine) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const host = await brokenHost(DIST)
  host.fault = fault
  // Otherwise the worker would store every part in advance.
  host.wrong.add('sw.js')
  try {
    await open(host.address.replace(/\/$/, ''), (engine) => loadAgain(engine, host))
  } finally {
    await host.close()
  }
}

const loadAgain = async (engine: Engine, host: BrokenHost): Promise<void> => {
  await engine.open('/')
  await hideIntro(engine)
  await engine.reload()
  for (const name of ['Add tocht', 'Add drawing', 'Drawing 1']) await press(engine, name)
  await draw(engine, [
    { x: 0.5, y: 0.85 },
    { x: 0.5, y: 0.5 },
  ])
  await saved(engine)
  const ink = await mirroredElements(engine)
  expect(ink).toHaveLength(1)
  await engine.open('/')
  await failAndReload(engine, host, { part: 'SettingsScreen', opener: 'Settings' })
  await see(engine, 'Save everything as a file')
  await engine.open('/')
  await press(engine, 'Choose type')
  await failAndReload(engine, host, { part: 'RouteScreen', opener: 'From a recorded route' })
  await see(engine, 'Choose the route')
  expect(await mirroredElements(engine)).toEqual(ink)
}

const failAndReload = async (
  engine: Engine,
  { wrong }: BrokenHost,
  { part, opener }: { readonly part: string; readonly opener: string },
): Promise<void> => {
  wrong.add(partOf(part))
  await press(engine, opener)
  await see(engine, 'Reload')
  wrong.delete(partOf(part))
  await engine.run(() => void Object.assign(window, { isOld: true }), undefined)
  await press(engine, 'Reload')
  await expect.poll(() => engine.run(() => 'isOld' in window, undefined), `${engine.name}: a new page`).toBe(false)
}
