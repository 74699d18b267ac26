import { expect, type Page } from '@playwright/test'
import { arrivedTocht } from '../../src/model/exchange/receivedTocht'
import { hashOfContents } from '../../src/model/exchange/states'
import type { Drawing, WholeTocht } from '../../src/model/types'
import { fromDisk, tochtText } from '../../src/storage/format'
import { ARROW, drawing, stamp } from '../support/drawings'
import { handedOver, newKey } from '../support/exchanges'
import { must } from '../support/must'
import { mirror } from './app'

/** What another leader did with the first tocht of the device before it comes back. */
export type Way = 'same' | 'theirs' | 'both'

/** The first tocht as another leader sends it back, as the text of a file: it may be too long for a link. */
export const textBack = async (page: Page, way: Way): Promise<string> => {
  // A tocht of an older app gets its id when it is stored.
  await expect.poll(async () => (await mirror(page))[0]?.id).toBeTruthy()
  return tochtText(CHANGES[way](fromDisk(must((await mirror(page))[0]), newKey, true)))
}

const CHANGES: Readonly<Record<Way, (mine: WholeTocht) => WholeTocht>> = {
  same: (mine) => mine,
  theirs: (mine) => {
    const there = redrawn(received(mine), [1])
    const { exchangeId = '', ...gone } = must(there.drawings[2])
    const { tocht, drawings } = there
    const left = [...drawings.filter((_, index) => index !== 2), drawing(newKey(), ARROW, stamp(300, 500, 2))]
    return {
      tocht: { ...tocht, deleted: { [exchangeId]: [hashOfContents(gone)] }, drawings: left.map(({ id }) => id) },
      drawings: left,
    }
  },
  // They have an older state of two drawings than the device, and changed that one.
  both: (mine) => redrawn(received(redrawn(mine, [0, 3])), [0, 1, 3]),
}

/** A tocht as it is on the device of somebody who got it. */
const received = (sent: WholeTocht): WholeTocht => arrivedTocht(handedOver(sent))

/** The tocht with one icon more in some drawings, each time another. */
const redrawn = ({ tocht, drawings }: WholeTocht, places: readonly number[]): WholeTocht => ({
  tocht,
  drawings: drawings.map((one, place): Drawing =>
    places.includes(place)
      ? { ...one, elements: [...one.elements, stamp(90, 120, one.elements.length % 9)], distance: 480 }
      : one,
  ),
})
