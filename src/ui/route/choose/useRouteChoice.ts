import { useEffect, useRef, useState } from 'react'
import { ROUTE_FILE_BYTES } from '../../../constants'
import { failed, type Read } from '../../../model/read'
import type { DraftStage } from '../../../route/makeDraft'
import type { RouteDraft } from '../../../route/routeDraft'
import type { FileFault, RoadsFault, RouteFault } from '../../../route/routeFault'
import type { RouteSummary, WalkSummary } from '../../../route/routeSummary'
import { useHandler } from '../../shared/useHandler'
import { askDraft, askSummary } from '../askRoute'
import { useTask, type TaskState } from '../useTask'
import { forgetChoice, saveChoices, saveFile, readChoice, type Choices, type SavedChoice } from './choiceRecords'
import type { ChosenFile } from './chosenFiles'

type Bytes = Uint8Array<ArrayBuffer>

interface Progress {
  readonly stage: DraftStage
  readonly share: number
}

export interface NamedDraft {
  /** The name of the route; empty if its file has none. */
  readonly name: string
  readonly draft: RouteDraft
}

export interface RouteChoice extends Choices {
  readonly route: TaskState<RouteSummary, RouteFault> | undefined
  readonly routeFile: string | undefined
  /** The walk to draw; `undefined` until the route is read and, if it has several walks, one is chosen. */
  readonly walk: WalkSummary | undefined
  readonly draft: TaskState<RouteDraft, RouteFault | RoadsFault> | undefined
  readonly roadsFile: string | undefined
  readonly progress: Progress
  readonly chooseRoute: (chosen: ChosenFile) => void
  readonly chooseRoads: (chosen: ChosenFile) => void
  readonly choose: (change: Partial<Choices>) => void
  /**
   * Waits for the draft from both files; starts again after a cancel.
   *
   * @returns `undefined` if there is no draft
   */
  readonly waitForDraft: () => Promise<NamedDraft | undefined>
  readonly cancel: () => void
  /** Removes what is kept for another visit. */
  readonly forget: () => void
}

const BEGUN: Progress = { stage: 'reading', share: 0 }
const NOTHING: Choices = { rule: 'every' }

/**
 * A route and its roads, which are read as soon as they are chosen. Everything chosen is kept on this device, and chosen
 * again at the next visit, until `forget` is called or another route replaces it.
 */
export const useRouteChoice = (): RouteChoice => {
  const summary = useTask<RouteSummary, RouteFault>()
  const draft = useTask<RouteDraft, RouteFault | RoadsFault>()
  const [progress, setProgress] = useState(BEGUN)
  const [names, setNames] = useState<{ readonly route?: string; readonly roads?: string | undefined }>({})
  const [choices, setChoices] = useState(NOTHING)
  /** The choices, for use after an `await`. */
  const latest = useRef(NOTHING)
  const route = useRef<{ readonly bytes: Bytes; readonly walks: readonly WalkSummary[] }>(undefined)
  const roads = useRef<ChosenFile>(undefined)
  const reading = useRef<Promise<RouteSummary | undefined>>(undefined)
  const making = useRef<Promise<RouteDraft | undefined>>(undefined)
  const tellProgress = (stage: DraftStage, share: number): void => setProgress({ stage, share })

  const setLatest = (next: Choices): void => {
    latest.current = next
    setChoices(next)
  }
  const endDraft = (): void => {
    draft.cancel()
    making.current = undefined
  }
  const makeDraft = async (): Promise<RouteDraft | undefined> => {
    const [read, chosen] = [route.current, roads.current]
    const index = read && walkIndex(read.walks, latest.current)
    if (!read || !chosen || index === undefined) return undefined
    setProgress(BEGUN)
    const made = draft.begin(async (signal) => {
      const bytes = await bytesOf(chosen)
      return bytes.ok ? askDraft({ route: read.bytes, chosen: index }, bytes.value, tellProgress, signal) : bytes
    })
    making.current = made
    const done = await made
    if (!done && making.current === made) making.current = undefined
    return done
  }
  const readRoute = async (chosen: ChosenFile): Promise<void> => {
    endDraft()
    route.current = undefined
    setNames((before) => ({ ...before, route: chosen.name }))
    reading.current = summary.begin(async (signal) => {
      const bytes = await bytesOf(chosen)
      if (!bytes.ok) return bytes
      const answer = await askSummary(bytes.value, signal)
      if (answer.ok) route.current = { bytes: bytes.value, walks: answer.value.routes }
      return answer
    })
    if (await reading.current) await makeDraft()
  }
  const setRoads = (chosen: ChosenFile | undefined): void => {
    endDraft()
    roads.current = chosen
    setNames((before) => ({ ...before, roads: chosen?.name }))
  }
  const choose = (change: Partial<Choices>): void => {
    setLatest({ ...latest.current, ...change })
    void saveChoices(latest.current)
    if (!('track' in change)) return
    endDraft()
    void makeDraft()
  }
  const restore = useHandler((kept: SavedChoice): void => {
    // Something was chosen before the records were read.
    if (reading.current || roads.current || latest.current !== NOTHING) return
    if (kept.choices) setLatest(kept.choices)
    if (kept.roads) setRoads(kept.roads)
    if (kept.route) void readRoute(kept.route)
  })
  useEffect(() => {
    let isHere = true
    void readChoice().then((kept) => isHere && restore(kept))
    return () => {
      isHere = false
    }
  }, [restore])

  const waitForDraft = async (): Promise<NamedDraft | undefined> => {
    const read = await reading.current
    const made = read && (await (making.current ?? makeDraft()))
    return made && { name: read.routes[walkIndex(read.routes, latest.current) ?? 0]?.name ?? '', draft: made }
  }
  const walks = summary.task?.status === 'read' ? summary.task.value.routes : []
  return {
    ...choices,
    route: summary.task,
    routeFile: names.route,
    walk: walks[walkIndex(walks, choices) ?? -1],
    draft: draft.task,
    roadsFile: names.roads,
    progress,
    chooseRoute: (chosen) => {
      // Another walk needs other roads; but roads may be chosen before the first route.
      if (route.current) {
        setRoads(undefined)
        void saveFile('roads', undefined)
      }
      setLatest({ ...latest.current, track: undefined })
      void saveChoices(latest.current)
      void saveFile('route', chosen)
      void readRoute(chosen)
    },
    chooseRoads: (chosen) => {
      setRoads(chosen)
      void saveFile('roads', chosen)
      void makeDraft()
    },
    choose,
    waitForDraft,
    cancel: draft.cancel,
    forget: () => void forgetChoice(),
  }
}

/** The walk to draw: the only one, or the chosen one. Another version of the app may have found more walks in a file. */
const walkIndex = (walks: readonly WalkSummary[], { track = walks.length }: Choices): number | undefined =>
  walks.length === 1 ? 0 : walks[track] && track

/** Does not read files that are too large. */
const bytesOf = async ({ blob }: ChosenFile): Promise<Read<Bytes, FileFault>> =>
  blob.size > ROUTE_FILE_BYTES
    ? failed({ kind: 'tooBig', most: ROUTE_FILE_BYTES })
    : { ok: true, value: new Uint8Array(await blob.arrayBuffer()) }
