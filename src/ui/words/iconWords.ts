import { ICONS, type IconName } from '../../model/icons'
import type { Language } from '../../storage/settings/languages'

/** The word for each icon. All languages are in one file, because the words of each of them find an icon. */
export const ICON_WORDS: Readonly<Record<Language, Readonly<Record<IconName, string>>>> = {
  en: {
    barrier: 'Barrier',
    checkpoint: 'Checkpoint',
    church: 'Church',
    house: 'House',
    railway: 'Railway',
    levelCrossing: 'Level crossing',
    silence: 'Silence',
    tree: 'Tree',
    water: 'Water',
    bridge: 'Bridge',
    danger: 'Danger',
    parking: 'Parking',
    trafficLight: 'Traffic light',
    signpost: 'Signpost',
    chapel: 'Chapel',
    stairs: 'Stairs',
    gate: 'Gate or stile',
    tunnel: 'Tunnel',
    flag: 'Flag',
  },
  nl: {
    barrier: 'Slagboom',
    checkpoint: 'Controlepost',
    church: 'Kerk',
    house: 'Huis',
    railway: 'Spoorweg',
    levelCrossing: 'Overweg',
    silence: 'Stilte',
    tree: 'Boom',
    water: 'Water',
    bridge: 'Brug',
    danger: 'Gevaar',
    parking: 'Parkeren',
    trafficLight: 'Verkeerslicht',
    signpost: 'Wegwijzer',
    chapel: 'Kapel',
    stairs: 'Trap',
    gate: 'Hek of overstap',
    tunnel: 'Tunnel',
    flag: 'Vlag',
  },
}

/** Further words that find an icon, in any language. */
const ALSO: Readonly<Partial<Record<IconName, string>>> = {
  silence: 'quiet',
  water: 'river pond rivier vijver',
  danger: 'warning attention opgelet',
  parking: 'car auto parkeerplaats',
  trafficLight: 'stoplicht',
  stairs: 'steps',
  flag: 'finish post',
}

/** The indices of the icons of which a label or a word, in any language, contains the query. */
export const findIcons = (query: string): readonly number[] => {
  const sought = query.trim().toLowerCase()
  return ICONS.flatMap(({ name, label = '' }, index) => {
    const words = [label, ALSO[name] ?? '', ...Object.values(ICON_WORDS).map((language) => language[name])]
    return words.some((word) => word.toLowerCase().includes(sought)) ? [index] : []
  })
}
