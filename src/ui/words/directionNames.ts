import type { Direction } from '../../model/junction'
import type { Language } from '../../storage/settings/languages'

/** The eighths of a turn, as the ring and the descriptions of junctions name them. */
export const DIRECTION_NAMES: Readonly<Record<Language, Readonly<Record<Direction, string>>>> = {
  en: {
    1: 'Sharp left',
    2: 'Left',
    3: 'Half left',
    4: 'Straight on',
    5: 'Half right',
    6: 'Right',
    7: 'Sharp right',
  },
  nl: {
    1: 'Scherp links',
    2: 'Links',
    3: 'Schuin links',
    4: 'Rechtdoor',
    5: 'Schuin rechts',
    6: 'Rechts',
    7: 'Scherp rechts',
  },
}
