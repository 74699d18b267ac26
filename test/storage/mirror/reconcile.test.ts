import { describe, expect, it } from 'vitest'
import { FIRST_HEAD, type Head } from '../../../src/storage/database/head'
import type { Committed, Standing } from '../../../src/storage/mirror/mirror'
import type { MirroredTocht } from '../../../src/storage/mirror/readMirror'
import { reconcile } from '../../../src/storage/mirror/reconcile'
import { drawing, stateWith, whole } from '../../support/drawings'

/** The database is at revision 5; page `p` made commits 3 and 5, and all up to its operation 7 is in. */
const HEAD: Head = {
  ...FIRST_HEAD,
  rev: 5,
  recent: [3, 4, 5].map((rev) => ({
    rev,
    by: rev === 4 ? 'q' : 'p',
    keys: rev === 4 ? ['tochten/b'] : ['drawings/a1'],
  })),
  done: [
    { by: 'q', upTo: 1 },
    { by: 'p', upTo: 7 },
  ],
}
const A = whole([drawing('a1')])
const B = whole([drawing('b1')], { id: 'b' })
const committed: Committed = { state: stateWith(A, B), revisions: { a: 5, b: 4 }, head: HEAD }

const NOT_AHEAD = undefined
const BY_UNKNOWN = true
const BY_P = [{ by: 'p', upTo: 7 }]
const BY_P_CONTINUED = [{ by: 'p', upTo: 9 }]

const mirrored = (tocht: typeof A, standing: Standing | undefined): MirroredTocht => ({ ...tocht, standing })
const selected = (...tochten: readonly MirroredTocht[]) => {
  const takeover = reconcile(committed, { tochten, unreadable: 0 }, 0)
  return { tochten: takeover?.adoption.wholes.map(({ tocht }) => tocht.id) ?? [], tabs: takeover?.recovered ?? [] }
}

describe('a tocht of the mirror', () => {
  it.each([
    ['newer than the database', 6, NOT_AHEAD, true],
    ['newer than the database and ahead', 6, BY_UNKNOWN, true],
    ['newer than the database and ahead by a page', 6, BY_P, true],
    ['as new as the database', 5, NOT_AHEAD, false],
    ['as new as the database and ahead', 5, BY_UNKNOWN, true],
    ['as new as the database and ahead by a page', 5, BY_P, true],
    ['as new as the database and ahead by a page that went on', 5, BY_P_CONTINUED, true],
    ['older than the database', 3, NOT_AHEAD, false],
    ['older than the database and ahead', 3, BY_UNKNOWN, false],
    ['older than the database and ahead by a page of which all is in', 3, BY_P, false],
    ['older than the database and ahead by a page that alone wrote since, and went on', 3, BY_P_CONTINUED, true],
  ] as const)('%s', (_, revision, ahead, isRecovered) => {
    expect(selected(mirrored(A, { revision, ahead })).tochten).toEqual(isRecovered ? ['a'] : [])
  })

  it('that another page wrote in since is left, even where the page that is ahead went on', () => {
    expect(selected(mirrored(B, { revision: 3, ahead: BY_P_CONTINUED })).tochten).toEqual([])
  })

  it('is taken where it has a drawing that the database has lost', () => {
    const more = whole([drawing('a1'), drawing('a2')])
    expect(selected(mirrored(more, { revision: 5, ahead: NOT_AHEAD })).tochten).toEqual(['a'])
  })

  it('that bears no seal is taken as it stands, and no work of a page with it', () => {
    expect(selected(mirrored(A, undefined), mirrored(B, { revision: 4, ahead: BY_P_CONTINUED }))).toEqual({
      tochten: ['a', 'b'],
      tabs: [],
    })
  })
})

describe('what a page is ahead by', () => {
  it('comes along by its name where all of it is taken', () => {
    expect(
      selected(
        mirrored(A, { revision: 5, ahead: BY_P_CONTINUED }),
        mirrored(B, { revision: 4, ahead: BY_P_CONTINUED }),
      ),
    ).toEqual({ tochten: ['a', 'b'], tabs: BY_P_CONTINUED })
  })

  it('is left to that page as a whole where a part of it cannot be taken', () => {
    expect(
      selected(
        mirrored(A, { revision: 5, ahead: BY_P_CONTINUED }),
        mirrored(B, { revision: 3, ahead: BY_P_CONTINUED }),
      ),
    ).toEqual({ tochten: [], tabs: [] })
  })

  it('is left as a whole even where a drawing of it is not there yet', () => {
    const more = whole([drawing('a1'), drawing('a2')])
    expect(
      selected(
        mirrored(more, { revision: 5, ahead: BY_P_CONTINUED }),
        mirrored(B, { revision: 3, ahead: BY_P_CONTINUED }),
      ),
    ).toEqual({ tochten: [], tabs: [] })
  })

  it('is taken without its name where the database has lost it', () => {
    expect(
      selected(
        mirrored(A, { revision: 6, ahead: BY_P_CONTINUED }),
        mirrored(B, { revision: 3, ahead: BY_P_CONTINUED }),
      ),
    ).toEqual({ tochten: ['a'], tabs: [] })
  })
})
