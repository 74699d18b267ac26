import { describe, expect, it } from 'vitest'
import type { Doubt, DoubtKind } from '../../../src/geometry/junction/doubts'
import { writeJunction } from '../../../src/geometry/junction/writeJunction'
import { strokesOf } from '../../../src/model/fishbone/fishbone'
import type { Junction } from '../../../src/model/junction'
import { junctionEn } from '../../../src/ui/words/junctionEn'
import { junctionNl } from '../../../src/ui/words/junctionNl'
import { junctionText } from '../../../src/ui/words/junctionText'
import { describeDrawing } from '../../../src/ui/words/useDescription'
import { ARROW, LINE, stamp, stroke, svgPoints, UNKNOWN } from '../../support/drawings'
import { CANVASES } from '../../support/junctions/junctions'
import {
  arm,
  BLOCKED,
  HALF_LEFT,
  junctionOf,
  ringJunction,
  UNPAVED_LOOK,
  unpavedExit,
} from '../../support/junctions/ringJunctions'
import { fc } from '../../support/properties'

/** Erases the upper left corner. */
const CORNER_ERASER = stroke(svgPoints('0,20 120,20 120,50 0,50 0,80 120,80 120,110 0,110'), { erase: true })

const doubtsOf = (...kinds: DoubtKind[]): Doubt[] => kinds.map((kind) => ({ kind, elements: [] }))

const textsOf = (junction: Junction, ...kinds: DoubtKind[]) =>
  [junctionEn, junctionNl].map((words) => junctionText(words, { junction, doubts: doubtsOf(...kinds) }))

describe('a junction is described in English and in Dutch', () => {
  it.each<[string, Junction, string, string]>([
    ['half left', HALF_LEFT.junction, HALF_LEFT.text, HALF_LEFT.textNl],
    ['a bend', junctionOf(6), 'From below, turn right.', 'Van onder, rechts.'],
    [
      'a crossing',
      junctionOf(4, [arm(2), arm(6)]),
      'From below, go straight on; leave roads left and right.',
      'Van onder, rechtdoor; niet de wegen links of rechts.',
    ],
    [
      'sharp turns, and a road ahead',
      junctionOf(1, [arm(4), arm(7)]),
      'From below, turn sharp left; leave roads straight ahead and sharp right.',
      'Van onder, scherp links; niet de wegen rechtdoor of scherp rechts.',
    ],
    [
      'three roads of one kind',
      junctionOf(5, [arm(2), arm(3), arm(6)]),
      'From below, turn half right; leave roads left, half left and right.',
      'Van onder, schuin rechts; niet de wegen links, schuin links of rechts.',
    ],
    [
      'one road of each of two kinds',
      junctionOf(4, [arm(2), arm(6, UNPAVED_LOOK)]),
      'From below, go straight on; leave a road left and an unpaved road right.',
      'Van onder, rechtdoor; niet de weg links of de onverharde weg rechts.',
    ],
    [
      'several roads of several kinds',
      junctionOf(4, [arm(2), arm(6), arm(3, UNPAVED_LOOK), arm(5, { ...UNPAVED_LOOK, ...BLOCKED }), arm(7, BLOCKED)]),
      'From below, go straight on; leave roads left and right, an unpaved road half left, a blocked unpaved road half right, and a blocked road sharp right.',
      'Van onder, rechtdoor; niet de wegen links of rechts, de onverharde weg schuin links, de afgesloten onverharde weg schuin rechts, of de afgesloten weg scherp rechts.',
    ],
    [
      'blocked roads',
      junctionOf(2, [arm(4, BLOCKED), arm(6, BLOCKED)]),
      'From below, turn left; leave blocked roads straight ahead and right.',
      'Van onder, links; niet de afgesloten wegen rechtdoor of rechts.',
    ],
    [
      'onto an unpaved road',
      junctionOf(unpavedExit(2)),
      'From below, turn left onto an unpaved road.',
      'Van onder, links een onverharde weg op.',
    ],
    [
      'straight on, onto an unpaved road',
      junctionOf(unpavedExit(4)),
      'From below, go straight on, onto an unpaved road.',
      'Van onder, rechtdoor een onverharde weg op.',
    ],
    [
      'from an unpaved road onto a paved one',
      junctionOf(6, [arm(2)], { entryUnpaved: true }),
      'From below on an unpaved road, turn right onto a paved road; leave a road left.',
      'Van onder op een onverharde weg, rechts een verharde weg op; niet de weg links.',
    ],
    [
      'unpaved all the way',
      junctionOf(unpavedExit(6), [], { entryUnpaved: true }),
      'From below on an unpaved road, turn right, still unpaved.',
      'Van onder op een onverharde weg, rechts, nog steeds onverhard.',
    ],
    [
      'staggered',
      junctionOf(4, [arm(2, { at: -90 }), arm(6)]),
      'From below, first leave a road left, then go straight on; leave a road right.',
      'Van onder, ga eerst voorbij een weg links, dan rechtdoor; niet de weg rechts.',
    ],
    [
      'roads at several places before the turn and one after it',
      junctionOf(3, [arm(2, { at: -180 }), arm(6, { at: -90, ...UNPAVED_LOOK }), arm(5), arm(6, { at: 80 })]),
      'From below, first leave a road left, then leave an unpaved road right, then turn half left; leave a road half right, then leave a road right.',
      'Van onder, ga eerst voorbij een weg links, ga dan voorbij een onverharde weg rechts, dan schuin links; niet de weg schuin rechts, ga dan voorbij een weg rechts.',
    ],
    [
      'a roundabout',
      junctionOf(3, [arm(2), arm(4), arm(6)], { roundabout: true }),
      'From below, at the roundabout take the third exit, half left; leave roads left, straight ahead and right.',
      'Van onder, neem op de rotonde de derde afslag, schuin links; niet de wegen links, rechtdoor of rechts.',
    ],
    [
      'a roundabout after another road, onto an unpaved road',
      junctionOf(unpavedExit(4), [arm(6, { at: -120 })], { roundabout: true }),
      'From below, first leave a road right, then at the roundabout take the first exit, straight on, onto an unpaved road.',
      'Van onder, ga eerst voorbij een weg rechts, neem dan op de rotonde de eerste afslag, rechtdoor een onverharde weg op.',
    ],
    ['no way on', junctionOf(undefined), 'From below; no way on is drawn.', 'Van onder; er is geen vervolg getekend.'],
    [
      'no way on, but roads',
      junctionOf(undefined, [arm(2, { at: -90 }), arm(3), arm(6)]),
      'From below, first leave a road left, then come to roads half left and right; no way on is drawn.',
      'Van onder, ga eerst voorbij een weg links, kom dan bij wegen schuin links en rechts; er is geen vervolg getekend.',
    ],
    [
      'no way on from a roundabout',
      junctionOf(undefined, [arm(6)], { roundabout: true }),
      'From below, come to a roundabout with a road right; no way on is drawn.',
      'Van onder, kom bij een rotonde met een weg rechts; er is geen vervolg getekend.',
    ],
    [
      'a roundabout and nothing else',
      junctionOf(undefined, [], { roundabout: true }),
      'From below, come to a roundabout; no way on is drawn.',
      'Van onder, kom bij een rotonde; er is geen vervolg getekend.',
    ],
  ])('%s', (_, junction, english, dutch) => {
    expect(textsOf(junction)).toEqual([english, dutch])
  })

  it('with doubts at the end', () => {
    expect(textsOf(junctionOf(3, [arm(5)]), 'endsShort')).toEqual([
      'From below, turn half left; leave a road half right (not sure).',
      'Van onder, schuin links; niet de weg schuin rechts (niet zeker).',
    ])
  })

  it('from the ball, if the ball is not below', () => {
    expect(textsOf(junctionOf(3), 'notBelow')).toEqual([
      'From the ball, turn half left (not sure).',
      'Vanaf de bol, schuin links (niet zeker).',
    ])
  })

  it('without counting the exits of a doubtful roundabout', () => {
    expect(textsOf(junctionOf(2, [arm(6)], { roundabout: true }), 'roundabout')).toEqual([
      'From below, at the roundabout turn left; leave a road right (not sure).',
      'Van onder, op de rotonde links; niet de weg rechts (niet zeker).',
    ])
    expect(textsOf(junctionOf(4, [arm(6, { at: -100 })], { roundabout: true }), 'roundabout')).toEqual([
      'From below, first leave a road right, then at the roundabout go straight on (not sure).',
      'Van onder, ga eerst voorbij een weg rechts, dan op de rotonde rechtdoor (niet zeker).',
    ])
  })
})

describe('there is no description', () => {
  it('of more roads than can be told apart', () => {
    expect(textsOf(junctionOf(undefined), 'manyRoads')).toEqual([undefined, undefined])
  })

  it.each([
    ['an empty drawing', []],
    ['lines that lead nowhere', [LINE]],
    ['an icon of a newer version', [UNKNOWN]],
    ['a fish-bone', strokesOf([{ left: [{ dashed: false }], right: [] }])],
  ])('of %s', (_, elements) => {
    expect(describeDrawing(elements, junctionEn)).toBeUndefined()
  })
})

it('a drawing is described in the requested language', () => {
  expect(describeDrawing([ARROW], junctionEn)).toBe('From below, go straight on.')
  expect(describeDrawing([ARROW], junctionNl)).toBe('Van onder, rechtdoor.')
})

it('icons are named after the junction, each once, in the order in which they were drawn; erased ones are not', () => {
  const church = stamp(60, 60, 2)
  const ink = [church, CORNER_ERASER, ARROW, stamp(250, 60, 1), stamp(60, 250, 9), stamp(90, 60, 1), UNKNOWN]
  expect(describeDrawing(ink, junctionEn)).toBe('From below, go straight on. With: checkpoint, bridge.')
  expect(describeDrawing(ink, junctionNl)).toBe('Van onder, rechtdoor. Met: controlepost, brug.')
  expect(describeDrawing([church], junctionEn)).toBe('With: church.')
})

/** The words for a side, in the order of the sentence. */
const sidesIn = (text: string, side: RegExp): number => text.match(side)?.length ?? 0

const isOnSide = (low: number, high: number) => (direction: number) => direction >= low && direction <= high

describe('every junction that the ring can draw', () => {
  it('is described in one sentence that names each road once, on its side', () => {
    fc.assert(
      fc.property(ringJunction, (junction) => {
        const [english = '', dutch = ''] = textsOf(junction)
        const directions = [junction.exit, ...junction.arms].flatMap((one) => (one ? [one.direction] : []))
        const counts = [isOnSide(1, 3), isOnSide(4, 4), isOnSide(5, 7)].map((isOn) => directions.filter(isOn).length)
        const words = [
          [/\bleft\b/g, /\bstraight\b/g, /\bright\b/g],
          [/\blinks\b/g, /\brechtdoor\b/g, /\brechts\b/g],
        ]
        expect([english, dutch].map((text, index) => words[index]?.map((side) => sidesIn(text, side)))).toEqual([
          counts,
          counts,
        ])
        for (const text of [english, dutch]) {
          expect(text).not.toMatch(/undefined|NaN|\[object| {2}| [,;.]/)
          expect(text).toMatch(/^[A-Z].*[^ ]\.$/)
        }
      }),
    )
  })

  it('is described correctly from its ink', () => {
    fc.assert(
      fc.property(ringJunction, fc.constantFrom(...CANVASES), (junction, canvas) => {
        const ink = writeJunction(junction, canvas)
        const [english, dutch] = textsOf(junction)
        expect(describeDrawing(ink, junctionEn)).toBe(english)
        expect(describeDrawing(ink, junctionNl)).toBe(dutch)
      }),
    )
  })

  it("of a roundabout: the exits passed before the route's own exit are those further to the right", () => {
    fc.assert(
      fc.property(ringJunction, (junction) => {
        fc.pre(junction.roundabout && junction.exit !== undefined)
        const [english = ''] = textsOf(junction)
        const exits = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
        const passed = junction.arms.filter(({ direction }) => direction > (junction.exit?.direction ?? 8)).length
        expect(english).toContain(`take the ${exits[passed]} exit`)
      }),
    )
  })
})
