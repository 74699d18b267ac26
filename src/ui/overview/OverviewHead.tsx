import type { CheckState } from '../../model/fieldCheck'
import type { WholeTocht } from '../../model/types'
import { HOME_PATH } from '../paths'
import { ScreenHeader } from '../shared/ScreenHeader'
import { TochtTitle } from '../shared/TochtTitle'
import { VersionText } from '../shared/VersionText'
import { useWords } from '../words/words'
import { ChosenHead } from './ChosenBar'
import { RenamePopover } from './RenamePopover'
import { SummaryBar } from './SummaryBar'
import type { Chosen } from './useChosen'

interface Props {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  /** Whether another tab has deleted the tocht. */
  readonly deleted: boolean
  readonly chosen: Chosen
  readonly states: readonly (CheckState | undefined)[]
  readonly onDelete: () => void
}

/** The title of the tocht, with its state or the number of chosen drawings below it. */
export const OverviewHead = ({ whole, tochtIndex, deleted, chosen, states, onDelete }: Props) => {
  const { title } = useWords().version
  const { tocht, drawings } = whole
  return (
    <div inert={deleted} className="sticky top-0 z-20 bg-canvas">
      <ScreenHeader parent={HOME_PATH} title={<TochtTitle name={tocht.name} tochtIndex={tochtIndex} />}>
        <RenamePopover tocht={tocht} />
      </ScreenHeader>
      {chosen.ids ? (
        <ChosenHead order={tocht.drawings} ids={chosen.ids} chosen={chosen} />
      ) : (
        <SummaryBar
          tocht={tocht}
          drawings={drawings}
          states={states}
          onDelete={onDelete}
          onChoose={() => chosen.choose([])}
        />
      )}
      {drawings.length > 0 && (
        <section aria-label={title} className="pad-safe-x pb-1">
          <VersionText whole={whole} />
        </section>
      )}
    </div>
  )
}
