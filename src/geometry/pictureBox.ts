import { ROW_SPACING, SIDE_ROAD_LENGTH } from '../constants'
import { showsFishbone } from '../model/fishbone/readFishbone'
import { isStroke, type DrawingElement, type Point, type Size } from '../model/types'
import { closeUpBoxOf, grow, pictureBoxOf, type Box, PICTURE_PADDING } from './bounds'

/** A fish-bone up to this many times as high as its picture is shown whole; its rows are still legible. */
const MOST_SHRUNK = 1.6

/** Rows of a long fish-bone on a card: as many as can be told apart on a phone. */
export const FIRST_ROWS = 6

/**
 * Which part of a drawing a picture shows: `all` of it, or only its `ink`. `tile` is like `all` and `card` like `ink`,
 * but both show only the beginning of a long fish-bone.
 */
export type PicturePart = keyof typeof BOX_OF

type BoxOf = (canvas: Size, elements: readonly DrawingElement[]) => Box

/**
 * If a fish-bone is too high, shows only its bottom, where the walk begins. A hundred rows would be too small to see.
 *
 * @param roomOf the largest visible part
 */
const beginning =
  (boxOf: BoxOf, roomOf: (canvas: Size) => Size): BoxOf =>
  (canvas, elements) => {
    const [whole, room] = [boxOf(canvas, elements), roomOf(canvas)]
    const start = whole.height > MOST_SHRUNK * room.height ? startOfFishbone(elements) : undefined
    if (!start) return whole
    const { width, height } = room
    return { x: start.x - width / 2, y: start.y + PICTURE_PADDING - height, width, height }
  }

const startOfFishbone = (elements: readonly DrawingElement[]): Point | undefined => {
  const [spine] = elements
  return spine && isStroke(spine) && showsFishbone(elements) ? spine.points[0] : undefined
}

const FIRST_ROWS_SIZE: Size = {
  width: 2 * (SIDE_ROAD_LENGTH + PICTURE_PADDING),
  height: FIRST_ROWS * ROW_SPACING + 2 * PICTURE_PADDING,
}

const BOX_OF = {
  all: pictureBoxOf,
  tile: beginning(pictureBoxOf, (canvas) => grow({ x: 0, y: 0, ...canvas }, PICTURE_PADDING)),
  ink: closeUpBoxOf,
  card: beginning(closeUpBoxOf, () => FIRST_ROWS_SIZE),
} as const satisfies Record<string, BoxOf>

export const partBoxOf = (part: PicturePart, canvas: Size, elements: readonly DrawingElement[]): Box =>
  BOX_OF[part](canvas, elements)
