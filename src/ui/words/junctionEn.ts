import type { IconName } from '../../model/icons'
import { STRAIGHT_ON, type Direction } from '../../model/junction'
import { DIRECTION_NAMES } from './directionNames'
import { ICON_WORDS } from './iconWords'
import { commaBetween, listed, type RoadGroup, type Surface, type GroupPosition, type Onward } from './junctionParts'

const sideOf = (direction: Direction): string => DIRECTION_NAMES.en[direction].toLowerCase()

const iconsText = (icons: readonly IconName[]): string =>
  icons.map((icon) => ICON_WORDS.en[icon].toLowerCase()).join(', ')

const EXITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

const WHEN: Readonly<Record<GroupPosition, string>> = { only: '', first: 'first ', next: 'then ' }

const SURFACES: Readonly<Record<Surface, string>> = {
  paved: '',
  ontoPaved: ' onto a paved road',
  ontoUnpaved: ' onto an unpaved road',
  stillUnpaved: ', still unpaved',
}

const roadsText = (groups: readonly RoadGroup[]): string => listed(groups.map(groupText), 'and', commaBetween(groups))

const groupText = ({ unpaved, blocked, directions }: RoadGroup): string => {
  const kind = `${blocked ? 'blocked ' : ''}${unpaved ? 'unpaved ' : ''}`
  const article = kind.startsWith('u') ? 'an' : 'a'
  const roads = directions.length === 1 ? `${article} ${kind}road` : `${kind}roads`
  const sides = directions.map((direction) => (direction === STRAIGHT_ON ? 'straight ahead' : sideOf(direction)))
  return `${roads} ${listed(sides, 'and')}`
}

/** "Straight on" and "onto" need a comma between them. */
const surfaceText = (direction: Direction, surface: Surface): string =>
  `${direction === STRAIGHT_ON && surface.startsWith('onto') ? ',' : ''}${SURFACES[surface]}`

/** Descriptions of junctions, worded as directions for a walker. */
export const junctionEn = {
  from: (isBelow: boolean, isUnpaved: boolean): string =>
    `${isBelow ? 'From below' : 'From the ball'}${isUnpaved ? ' on an unpaved road' : ''}`,
  leave: (groups: readonly RoadGroup[], position: GroupPosition): string =>
    `${WHEN[position]}leave ${roadsText(groups)}`,
  goOn: ({ direction, surface, roundabout, exitNumber }: Onward, position: GroupPosition): string => {
    const onto = surfaceText(direction, surface)
    const go = `${direction === STRAIGHT_ON ? 'go' : 'turn'} ${sideOf(direction)}${onto}`
    const taken = exitNumber === undefined ? undefined : EXITS[exitNumber - 1]
    const onRoundabout = taken === undefined ? go : `take the ${taken} exit, ${sideOf(direction)}${onto}`
    return `${WHEN[position]}${roundabout ? `at the roundabout ${onRoundabout}` : go}`
  },
  comeTo: (groups: readonly RoadGroup[], isRoundabout: boolean, position: GroupPosition): string => {
    const roads = roadsText(groups)
    if (!isRoundabout) return `${WHEN[position]}come to ${roads}`
    return `${WHEN[position]}come to a roundabout${roads === '' ? '' : ` with ${roads}`}`
  },
  noWayOn: 'no way on is drawn',
  notSure: '(not sure)',
  withIcons: (icons: readonly IconName[]): string => `With: ${iconsText(icons)}.`,
  labels: (texts: readonly string[]): string => `Text: ${texts.map((text) => `“${text}”`).join(', ')}.`,
}

/** The parts of a description. English defines their shape. */
export type JunctionWords = typeof junctionEn
