import { useId, useMemo } from 'react'
import { hasCellChoices } from '../../../model/sheet/printedRows'
import { sheetOf } from '../../../model/sheet/readSheet'
import type { SheetOptions } from '../../../model/sheet/sheetOptions'
import { GROUP_LINE } from '../../../constants'
import { FISH_BONE, type WholeTocht } from '../../../model/types'
import { useServices } from '../../../store/context'
import { VersionText } from '../../shared/VersionText'
import { useWords } from '../../words/words'
import { useCurrentSection } from './useCurrentSection'
import { choicesIn, GROUPS } from './sheetChoices'
import { sheetControls } from './sheetControls'

/** The print options of a tocht. They belong to the tocht, and each change can be undone. */
export const SheetOptionsForm = ({ whole }: { readonly whole: WholeTocht }) => {
  const { tocht, drawings } = whole
  const words = useWords().export
  const id = useId()
  const { store } = useServices()
  const cellChoices = useMemo(() => hasCellChoices(tocht.style, drawings), [tocht.style, drawings])
  const change = (changes: Partial<SheetOptions>) =>
    store.dispatch({ type: 'setSheet', tocht: tocht.id, choices: changes })
  const controls = sheetControls({
    options: sheetOf(tocht),
    cellChoices,
    isFishbone: tocht.style === FISH_BONE,
    words,
    change,
  })
  return (
    <div className="flex flex-col gap-5">
      <GroupLinks id={id} />
      {GROUPS.map((group) => (
        <section key={group} id={`${id}-${group}`} aria-labelledby={`${id}-${group}-title`} className="scroll-mt-16">
          <h2 id={`${id}-${group}-title`} tabIndex={-1} className="pb-2 font-semibold outline-none">
            {words.groups[group]}
          </h2>
          <div className="flex flex-col gap-3">
            {group === 'leaders' && <VersionText whole={whole} />}
            {choicesIn(group).map((choice) => (
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

/** Links to the groups, for screens on which the form is long. */
const GroupLinks = ({ id }: { readonly id: string }) => {
  const words = useWords().export
  const current = useCurrentSection(
    GROUPS.map((group) => `${id}-${group}`),
    GROUP_LINE,
  )
  return (
    <nav aria-label={words.options} className="sticky -top-4 z-10 -mx-4 -mt-4 flex gap-1 bg-desk p-2 lg:hidden">
      {GROUPS.map((group) => (
        <button
          key={group}
          type="button"
          aria-current={current === `${id}-${group}` ? 'true' : undefined}
          onClick={() => goToGroup(`${id}-${group}`)}
          className="min-h-11 flex-1 rounded-lg bg-panel px-1 text-sm font-medium hover:bg-panel-hover aria-[current]:bg-accent aria-[current]:text-on-accent"
        >
          {words.groups[group]}
        </button>
      ))}
    </nav>
  )
}

/** Scrolls to a group and focuses its heading, so that Tab goes on from there. */
const goToGroup = (id: string): void => {
  document.getElementById(id)?.scrollIntoView()
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
}
