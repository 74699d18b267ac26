import { useState } from 'react'
import { chooseBoxes } from '../../../route/boxes/chooseBoxes'
import { HOME_PATH } from '../../paths'
import { ScreenHeader } from '../../shared/ScreenHeader'
import { useWords } from '../../words/words'
import { ChooseSection, type SectionState } from './ChooseSection'
import { JunctionsChoice } from './JunctionsChoice'
import { lacksRoads } from './lackingText'
import { MakePart } from './MakePart'
import { RoadsSection } from './RoadsSection'
import { RouteSection, type MissingRoute } from './RouteSection'
import { useMakeTocht } from './useMakeTocht'
import { useRouteChoice, type RouteChoice } from './useRouteChoice'

/** What Make lacked when it was pressed. */
type Missing = MissingRoute | 'roads'

/** The three steps from the file of a walk to its drawings. */
export const ChooseScreen = () => {
  const allWords = useWords()
  const words = allWords.routeScreen
  const choice = useRouteChoice()
  const [missing, setMissing] = useState<Missing>()
  const { walk, draft, rule } = choice
  const chosen = draft?.status === 'read' ? chooseBoxes(draft.value, rule) : undefined
  const make = useMakeTocht(choice)
  const [isCancelled, setCancelled] = useState(false)
  const onMake = () => {
    setCancelled(false)
    setMissing(missingIn(choice))
    void make()
  }
  const onCancel = () => {
    choice.cancel()
    setCancelled(true)
  }
  const isLacking = draft?.status === 'read' && lacksRoads(draft.value)
  const states = statesOf(walk !== undefined, draft?.status === 'read' && !isLacking)
  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col">
      <ScreenHeader
        parent={HOME_PATH}
        title={<h1 className="min-w-0 text-lg leading-tight font-semibold">{allWords.route.title}</h1>}
      />
      <main className="pad-safe-x pad-safe-bottom flex flex-1 flex-col gap-4 py-2">
        <p className="text-text-soft">{words.intro}</p>
        <ol className="flex flex-col gap-4">
          <ChooseSection number={1} name={words.steps.route} state={states.route}>
            <RouteSection choice={choice} missing={missing === 'roads' ? undefined : missing} />
          </ChooseSection>
          <ChooseSection number={2} name={words.steps.roads} state={states.roads}>
            <RoadsSection choice={choice} isMissing={missing === 'roads' && choice.roadsFile === undefined} />
          </ChooseSection>
          <ChooseSection number={3} name={words.steps.drawings} state={states.drawings}>
            <JunctionsChoice
              draft={draft?.status === 'read' ? draft.value : undefined}
              rule={rule}
              onChoose={(one) => choice.choose({ rule: one })}
            />
            <MakePart
              choice={choice}
              chosen={chosen}
              isWaiting={draft?.status === 'waiting'}
              isCancelled={isCancelled}
              onMake={onMake}
              onCancel={onCancel}
            />
          </ChooseSection>
        </ol>
      </main>
    </div>
  )
}

const missingIn = ({ route, walk, roadsFile }: RouteChoice): Missing | undefined => {
  if (route?.status === 'read' && !walk) return 'track'
  if (!walk && route?.status !== 'waiting') return 'route'
  return roadsFile === undefined ? 'roads' : undefined
}

const statesOf = (
  hasRoute: boolean,
  hasRoads: boolean,
): Readonly<Record<'route' | 'roads' | 'drawings', SectionState>> => ({
  route: hasRoute ? 'done' : 'current',
  roads: hasRoads ? 'done' : hasRoute ? 'current' : 'later',
  drawings: hasRoads ? 'current' : 'later',
})
