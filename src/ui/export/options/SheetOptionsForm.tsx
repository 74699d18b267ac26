import { useId, useMemo, useEffect, useState } from 'react'
import { hasCellChoices } from '../../../model/sheet/printedRows'
import { sheetOf } from '../../../model/sheet/readSheet'
import type { SheetOptions } from '../../../model/sheet/sheetOptions'
import { FISH_BONE, type WholeTocht } from '../../../model/types'
import { useServices } from '../../../store/context'
import { VersionText } from '../../shared/VersionText'
import { useWords } from '../../words/words'
import { choicesIn, SECTIONS } from './sheetChoices'
import { sheetControls } from './sheetControls'

/** Lower edge of the buttons of the sections in Page setup, in CSS pixels from the top of the panel. */
const SECTION_LINE = 90

/** The print options of a tocht. They belong to the tocht, and each change can be undone. */
export const SheetOptionsForm = ({ whole }: { readonly whole: WholeTocht }) => {
  const { tocht, drawings } = whole
  const words = useWords().export
  const id = useId()
  const { store, preferences } = useServices()
  const cellChoices = useMemo(() => hasCellChoices(tocht.style, drawings), [tocht.style, drawings])
  const change = (changes: Partial<SheetOptions>) => {
    store.dispatch({ type: 'setSheet', tocht: tocht.id, choices: changes })
    // Who chooses a number instead of a filled page wants it for her next tochten, too.
    if (typeof changes.columns === 'number') preferences.change({ fillPage: false })
  }
  const controls = sheetControls({
    options: sheetOf(tocht),
    cellChoices,
    isFishbone: tocht.style === FISH_BONE,
    words,
    change,
  })
  return (
    <div className="flex flex-col gap-5">
      <SectionLinks id={id} />
      {SECTIONS.map((section) => (
        <section
          key={section}
          id={`${id}-${section}`}
          aria-labelledby={`${id}-${section}-title`}
          className="scroll-mt-16"
        >
          <h2 id={`${id}-${section}-title`} tabIndex={-1} className="pb-2 font-semibold outline-none">
            {words.sections[section]}
          </h2>
          <div className="flex flex-col gap-3">
            {section === 'leaders' && <VersionText whole={whole} />}
            {choicesIn(section).map((choice) => (
              <div key={choice} data-choice={choice} className="contents">
                {controls[choice]}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Links to the sections, for screens on which the form is long. */
const SectionLinks = ({ id }: { readonly id: string }) => {
  const words = useWords().export
  const current = useCurrentSection(
    SECTIONS.map((section) => `${id}-${section}`),
    SECTION_LINE,
  )
  return (
    <nav aria-label={words.options} className="sticky -top-4 z-10 -mx-4 -mt-4 flex gap-1 bg-desk p-2 lg:hidden">
      {SECTIONS.map((section) => (
        <button
          key={section}
          type="button"
          aria-current={current === `${id}-${section}` ? 'true' : undefined}
          onClick={() => goToSection(`${id}-${section}`)}
          className="min-h-11 flex-1 rounded-lg bg-panel px-1 text-sm font-medium hover:bg-panel-hover aria-[current]:bg-accent aria-[current]:text-on-accent"
        >
          {words.sections[section]}
        </button>
      ))}
    </nav>
  )
}

/** Scrolls to a section and focuses its heading, so that Tab goes on from there. */
const goToSection = (id: string): void => {
  document.getElementById(id)?.scrollIntoView()
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
}

/**
 * The section of a scrolling panel that is being read: the last section whose top is above `line`; at the end of the
 * panel, the last section.
 *
 * @param sections the ids of the elements of the sections, in order
 * @param line in CSS pixels from the top of the panel
 */
const useCurrentSection = (sections: readonly string[], line: number): string | undefined => {
  const [current, setCurrent] = useState(sections[0])
  const ids = sections.join(' ')
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const all = ids.split(' ').map((id) => document.getElementById(id))
      if (!(target instanceof Element) || !all[0] || !target.contains(all[0])) return
      const top = target.getBoundingClientRect().top + line
      const isAtEnd = target.scrollTop + target.clientHeight >= target.scrollHeight - 1
      const read = all.filter((section) => section && section.getBoundingClientRect().top <= top)
      setCurrent((isAtEnd ? all : read).at(-1)?.id ?? all[0].id)
    }
    // Scroll events of an element do not bubble.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', look, { capture: true })
  }, [ids, line])
  return current
}
