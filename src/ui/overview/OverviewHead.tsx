import type { CheckState } from '../../model/fieldCheck'
import { sheetOf } from '../../model/sheet/readSheet'
import type { WholeTocht } from '../../model/types'
import { HOME_PATH } from '../paths'
import { ScreenHeader } from '../shared/ScreenHeader'
import { TochtTitle } from '../shared/TochtTitle'
import { VersionText } from '../shared/VersionText'
import { useWords } from '../words/words'
import { RenamePopover } from './RenamePopover'
import { SelectedHead } from './SelectedBar'
import { SummaryBar } from './SummaryBar'
import type { SelectedDrawings } from './useSelectedDrawings'

interface Props {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  readonly selected: SelectedDrawings
  readonly states: readonly (CheckState | undefined)[]
  readonly onDelete: () => void
}

/** The title of the tocht, with its state or the number of selected drawings below it. */
export const OverviewHead = ({ whole, tochtIndex, selected, states, onDelete }: Props) => {
  const { title } = useWords().version
  const { tocht, drawings } = whole
  return (
    <div className="sticky top-0 z-20 bg-canvas">
      <ScreenHeader parent={HOME_PATH} title={<TochtTitle name={tocht.name} tochtIndex={tochtIndex} />}>
        <RenamePopover tocht={tocht} />
      </ScreenHeader>
      {selected.ids ? (
        <SelectedHead order={tocht.drawings} ids={selected.ids} selected={selected} />
      ) : (
        <SummaryBar
          tocht={tocht}
          drawings={drawings}
          states={states}
          onDelete={onDelete}
          onSelect={() => selected.select([])}
        />
      )}
      {/* Before the first print, nobody holds a paper to compare it with. */}
      {sheetOf(tocht).printed !== undefined && (
        <section aria-label={title} className="pad-safe-x pb-1">
          <VersionText whole={whole} />
        </section>
      )}
    </div>
  )
}
