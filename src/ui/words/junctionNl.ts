import type { Direction } from '../../model/junction'
import type { JunctionWords } from './junctionEn'
import { commaBetween, listed, type RoadGroup, type Surface, type Turn } from './junctionParts'

const SIDES: Readonly<Record<Direction, string>> = {
  1: 'scherp links',
  2: 'links',
  3: 'half links',
  4: 'rechtdoor',
  5: 'half rechts',
  6: 'rechts',
  7: 'scherp rechts',
}

const EXITS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende']

/** Follows the verb. */
const WHEN: Readonly<Record<Turn, string>> = { only: '', first: ' eerst', next: ' dan' }

const SURFACES: Readonly<Record<Surface, string>> = {
  paved: '',
  ontoPaved: ' een verharde weg op',
  ontoUnpaved: ' een onverharde weg op',
  stillUnpaved: ', nog steeds onverhard',
}

const roadsText = (groups: readonly RoadGroup[]): string => listed(groups.map(groupText), 'en', commaBetween(groups))

const groupText = ({ unpaved, blocked, directions }: RoadGroup): string => {
  const kind = `${blocked ? 'afgesloten ' : ''}${unpaved ? 'onverharde ' : ''}`
  const roads = directions.length === 1 ? `een ${kind}weg` : `${kind}wegen`
  const sides = directions.map((direction) => SIDES[direction])
  return `${roads} ${listed(sides, 'en')}`
}

export const junctionNl: JunctionWords = {
  from: (isBelow, isUnpaved) => `${isBelow ? 'Van onder' : 'Vanaf de bol'}${isUnpaved ? ' op een onverharde weg' : ''}`,
  leave: (groups, turn) => `laat${WHEN[turn]} ${roadsText(groups)} liggen`,
  goOn: ({ direction, surface, roundabout, exit }, turn) => {
    const onward = `${SIDES[direction]}${SURFACES[surface]}`
    const taken = exit === undefined ? undefined : EXITS[exit - 1]
    if (roundabout && taken !== undefined) return `neem${WHEN[turn]} op de rotonde de ${taken} afslag, ${onward}`
    return `${WHEN[turn]} ${roundabout ? `op de rotonde ${onward}` : onward}`.trimStart()
  },
  comeTo: (groups, isRoundabout, turn) => {
    const roads = roadsText(groups)
    if (!isRoundabout) return `kom${WHEN[turn]} bij ${roads}`
    return `kom${WHEN[turn]} bij een rotonde${roads === '' ? '' : ` met ${roads}`}`
  },
  noWayOn: 'er is geen vervolg getekend',
  notSure: '(niet zeker)',
}
