import type { IconName } from '../../model/icons'
import type { Direction } from '../../model/junction'
import { DIRECTION_NAMES } from './directionNames'
import { ICON_WORDS } from './iconWords'
import type { JunctionWords } from './junctionEn'
import { commaBetween, listed, type RoadGroup, type Surface, type GroupPosition } from './junctionParts'

const sideOf = (direction: Direction): string => DIRECTION_NAMES.nl[direction].toLowerCase()

const iconsText = (icons: readonly IconName[]): string =>
  icons.map((icon) => ICON_WORDS.nl[icon].toLowerCase()).join(', ')

const EXITS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende']

/** These words follow the verb. */
const WHEN: Readonly<Record<GroupPosition, string>> = { only: '', first: ' eerst', next: ' dan' }

const SURFACES: Readonly<Record<Surface, string>> = {
  paved: '',
  ontoPaved: ' een verharde weg op',
  ontoUnpaved: ' een onverharde weg op',
  stillUnpaved: ', nog steeds onverhard',
}

/** Roads that the walker sees for the first time, and roads that are not taken. */
const MET = { one: 'een ', several: '', and: 'en' }
const NOT_TAKEN = { one: 'de ', several: 'de ', and: 'of' }

const roadsText = (groups: readonly RoadGroup[], manner = MET): string =>
  listed(
    groups.map((group) => groupText(group, manner)),
    manner.and,
    commaBetween(groups),
  )

const groupText = ({ unpaved, blocked, directions }: RoadGroup, { one, several, and }: typeof MET): string => {
  const kind = `${blocked ? 'afgesloten ' : ''}${unpaved ? 'onverharde ' : ''}`
  const roads = directions.length === 1 ? `${one}${kind}weg` : `${several}${kind}wegen`
  const sides = directions.map((direction) => sideOf(direction))
  return `${roads} ${listed(sides, and)}`
}

export const junctionNl: JunctionWords = {
  from: (isBelow, isUnpaved) => `${isBelow ? 'Van onder' : 'Vanaf de bol'}${isUnpaved ? ' op een onverharde weg' : ''}`,
  leave: (groups, position) =>
    position === 'only' ? `niet ${roadsText(groups, NOT_TAKEN)}` : `ga${WHEN[position]} voorbij ${roadsText(groups)}`,
  goOn: ({ direction, surface, roundabout, exitNumber }, position) => {
    const onward = `${sideOf(direction)}${SURFACES[surface]}`
    const taken = exitNumber === undefined ? undefined : EXITS[exitNumber - 1]
    if (roundabout && taken !== undefined) return `neem${WHEN[position]} op de rotonde de ${taken} afslag, ${onward}`
    return `${WHEN[position]} ${roundabout ? `op de rotonde ${onward}` : onward}`.trimStart()
  },
  comeTo: (groups, isRoundabout, position) => {
    const roads = roadsText(groups)
    if (!isRoundabout) return `kom${WHEN[position]} bij ${roads}`
    return `kom${WHEN[position]} bij een rotonde${roads === '' ? '' : ` met ${roads}`}`
  },
  noWayOn: 'er is geen vervolg getekend',
  notSure: '(niet zeker)',
  withIcons: (icons) => `Met: ${iconsText(icons)}.`,
  labels: (texts) => `Tekst: ${texts.map((text) => `“${text}”`).join(', ')}.`,
}
