import { describe, expect, it } from 'vitest'
import { FIRST_HEAD, type Head } from '../../../src/storage/database/head'
import type { Committed, Standing } from '../../../src/storage/mirror/mirror'
import type { Mirror, MirroredTocht } from '../../../src/storage/mirror/readMirror'
import { reconcile } from '../../../src/storage/mirror/reconcile'
import { drawing, stateWith, whole } from '../../support/drawings'

/** The database is at revision 5; tab `p` made commits 3 and 5, including its operation 7. */
const HEAD: Head = {
  ...FIRST_HEAD,
  database: 'd',
  rev: 5,
  recent: [3, 4, 5].map((rev) => ({
    rev,
    by: rev === 4 ? 'q' : 'p',
    keys: rev === 4 ? ['tochten/b', 'drawings/c1'] : ['drawings/a1'],
  })),
  done: [
    { by: 'q', upTo: 1 },
    { by: 'p', upTo: 7 },
  ],
}
const A = whole([drawing('a1')])
const B = whole([drawing('b1')], { id: 'b' })
const C = whole([drawing('c1')], { id: 'c' })
const committed: Committed = { state: stateWith(A, B, C), revisions: { a: 5, b: 4, c: 4 }, head: HEAD }

const NOT_AHEAD = undefined
const BY_UNKNOWN = true
const BY_P = [{ by: 'p', upTo: 7 }]
const BY_P_CONTINUED = [{ by: 'p', upTo: 9 }]

const mirrored = (tocht: typeof A, standing: Standing | undefined): MirroredTocht => ({ ...tocht, standing })
const selected = (...tochten: readonly MirroredTocht[]) => selectedFrom({ tochten, unreadable: 0 })
const selectedFrom = (mirror: Mirror) => {
  const takeover = reconcile(committed, mirror, 0)
  return { tochten: takeover?.adoption.wholes.map(({ tocht }) => tocht.id) ?? [], tabs: takeover?.recovered ?? [] }
}

describe('a tocht of the mirror', () => {
  it.each([
    ['newer than the database', 6, NOT_AHEAD, true],
    ['newer than the database and ahead', 6, BY_UNKNOWN, true],
    ['newer than the database and ahead by a tab', 6, BY_P, true],
    ['as new as the database', 5, NOT_AHEAD, false],
    ['as new as the database and ahead', 5, BY_UNKNOWN, true],
    ['as new as the database and ahead by a tab', 5, BY_P, true],
    ['as new as the database and ahead by a tab that continued', 5, BY_P_CONTINUED, true],
    ['older than the database', 3, NOT_AHEAD, false],
    ['older than the database and ahead', 3, BY_UNKNOWN, false],
    ['older than the database and ahead by a tab that is fully committed', 3, BY_P, false],
    ['older than the database and ahead by a tab that alone wrote since and continued', 3, BY_P_CONTINUED, true],
  ] as const)('%s', (_, revision, ahead, isRecovered) => {
    expect(selected(mirrored(A, { revision, ahead })).tochten).toEqual(isRecovered ? ['a'] : [])
  })

  it('that another tab has changed since is not adopted, even if the tab that is ahead continued', () => {
    expect(selected(mirrored(B, { revision: 3, ahead: BY_P_CONTINUED })).tochten).toEqual([])
  })

  it('is not adopted if another tab has drawn since in a drawing that the tab that is ahead deleted', () => {
    const without = whole([], { id: 'c' })
    expect(selected(mirrored(without, { revision: 3, ahead: BY_P_CONTINUED })).tochten).toEqual([])
  })

  it('is recovered if it has a drawing that the database lost', () => {
    const more = whole([drawing('a1'), drawing('a2')])
    expect(selected(mirrored(more, { revision: 5, ahead: NOT_AHEAD })).tochten).toEqual(['a'])
  })

  it('without a seal is adopted as it stands, without the work of a tab', () => {
    expect(selected(mirrored(A, undefined), mirrored(B, { revision: 4, ahead: BY_P_CONTINUED }))).toEqual({
      tochten: ['a', 'b'],
      tabs: [],
    })
  })
})

describe('the work by which a mirror is ahead of the database', () => {
  it('is recovered with the name of its tab if it is complete', () => {
    expect(
      selected(
        mirrored(A, { revision: 5, ahead: BY_P_CONTINUED }),
        mirrored(B, { revision: 4, ahead: BY_P_CONTINUED }),
      ),
    ).toEqual({ tochten: ['a', 'b'], tabs: BY_P_CONTINUED })
  })

  it.each([
    ['that continued', BY_P_CONTINUED],
    ['that is fully committed', BY_P],
  ])('is left to its tab (one %s) if a part of it cannot be recovered', (_, ahead) => {
    expect(selected(mirrored(A, { revision: 5, ahead }), mirrored(B, { revision: 3, ahead }))).toEqual({
      tochten: [],
      tabs: [],
    })
  })

  it('is recovered without the name of its tab if a part of the mirror is unreadable', () => {
    const tochten = [mirrored(A, { revision: 5, ahead: BY_P_CONTINUED })]
    expect(selectedFrom({ tochten, unreadable: 1 })).toEqual({ tochten: ['a'], tabs: [] })
  })

  it('is left to its tab even if one of its drawings is not in the database yet', () => {
    const more = whole([drawing('a1'), drawing('a2')])
    expect(
      selected(
        mirrored(more, { revision: 5, ahead: BY_P_CONTINUED }),
        mirrored(B, { revision: 3, ahead: BY_P_CONTINUED }),
      ),
    ).toEqual({ tochten: [], tabs: [] })
  })

  it('is recovered without the name of its tab if the database has lost it', () => {
    expect(
      selected(
        mirrored(A, { revision: 6, ahead: BY_P_CONTINUED }),
        mirrored(B, { revision: 3, ahead: BY_P_CONTINUED }),
      ),
    ).toEqual({ tochten: ['a'], tabs: [] })
  })
})
