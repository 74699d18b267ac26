import type { Page } from '@playwright/test'
import { smallGpx, smallRoads } from '../../support/roads/routeFiles'
import { chooseFile } from '../app'

export interface ChosenRoute {
  readonly name: string
  readonly text: string
}

export const GPX: ChosenRoute = { name: 'walk.gpx', text: smallGpx() }
export const SMALL_ROADS: ChosenRoute = { name: 'roads.json', text: smallRoads() }

/** Presses a button and gives it a file. */
export const chooseRoute = async (page: Page, label: string, { name, text }: ChosenRoute): Promise<void> => {
  await chooseFile(page, label, { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
}
