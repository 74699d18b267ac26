import { castDraft } from 'immer'
import { useEffect } from 'react'
import { useImmer } from 'use-immer'
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

/** The summary of a route with the bytes of its file. */
interface ReadRoute extends RouteSummary {
  readonly bytes: Bytes
}

/** What is chosen on the screen, and how far the draft is. */
interface Chosen {
  readonly choices: Choices
  readonly routeFile: string | undefined
  readonly roads: ChosenFile | undefined
  readonly progress: Progress
}

/**
 * A route and its roads, which are read as soon as they are chosen. Everything chosen is kept on this device, and chosen
 * again at the next visit, until `forget` is called or another route replaces it.
 */
export const useRouteChoice = (): RouteChoice => {
  const summary = useTask<ReadRoute, RouteFault>()
  const draft = useTask<RouteDraft, RouteFault | RoadsFault>()
  const [{ choices, routeFile, roads, progress }, change] = useImmer<Chosen>({
    choices: NOTHING,
    routeFile: undefined,
    roads: undefined,
    progress: BEGUN,
  })
  const readRoute = summary.task?.status === 'read' ? summary.task.value : undefined

  const tellProgress = (stage: DraftStage, share: number): void =>
    change((chosen) => {
      chosen.progress = { stage, share }
    })
  const setChoices = (next: Choices): void =>
    change((chosen) => {
      chosen.choices = next
    })
  const setRoads = (next: ChosenFile | undefined): void => {
    draft.cancel()
    change((chosen) => {
      chosen.roads = castDraft(next)
    })
  }
  const makeDraft = async (
    route: ReadRoute | undefined,
    file: ChosenFile | undefined,
    by: Choices,
  ): Promise<RouteDraft | undefined> => {
    const index = route && walkIndex(route.routes, by)
    if (!route || !file || index === undefined) return undefined
    tellProgress(BEGUN.stage, BEGUN.share)
    return draft.begin(async (signal) => {
      const bytes = await bytesOf(file)
      return bytes.ok ? askDraft({ route: route.bytes, chosen: index }, bytes.value, tellProgress, signal) : bytes
    })
  }
  /** Makes the draft by what is chosen when the route is read. */
  const goOn = useHandler((route: ReadRoute) => makeDraft(route, roads, choices))
  const nameOf = useHandler(({ routes }: ReadRoute) => routes[walkIndex(routes, choices) ?? 0]?.name ?? '')
  const begin = async (chosen: ChosenFile): Promise<void> => {
    draft.cancel()
    change((before) => {
      before.routeFile = chosen.name
    })
    const read = await summary.begin(async (signal) => {
      const bytes = await bytesOf(chosen)
      if (!bytes.ok) return bytes
      const answer = await askSummary(bytes.value, signal)
      return answer.ok ? { ok: true, value: { ...answer.value, bytes: bytes.value } } : answer
    })
    if (read) await goOn(read)
  }
  const restore = useHandler((kept: SavedChoice): void => {
    // Something was chosen before the records were read.
    if (routeFile !== undefined || roads || choices !== NOTHING) return
    if (kept.choices) setChoices(kept.choices)
    if (kept.roads) setRoads(kept.roads)
    if (kept.route) void begin(kept.route)
  })
  useEffect(() => {
    let isHere = true
    void readChoice().then((kept) => isHere && restore(kept))
    return () => {
      isHere = false
    }
  }, [restore])

  const walks = readRoute?.routes ?? []
  return {
    ...choices,
    route: summary.task,
    routeFile,
    walk: walks[walkIndex(walks, choices) ?? -1],
    draft: draft.task,
    roadsFile: roads?.name,
    progress,
    chooseRoute: (chosen) => {
      // Another walk needs other roads; but roads may be chosen before the first route.
      if (readRoute) {
        setRoads(undefined)
        void saveFile('roads', undefined)
      }
      const next = { ...choices, track: undefined }
      setChoices(next)
      void saveChoices(next)
      void saveFile('route', chosen)
      void begin(chosen)
    },
    chooseRoads: (chosen) => {
      setRoads(chosen)
      void saveFile('roads', chosen)
      void makeDraft(readRoute, chosen, choices)
    },
    choose: (by) => {
      const next = { ...choices, ...by }
      setChoices(next)
      void saveChoices(next)
      if (!('track' in by)) return
      draft.cancel()
      void makeDraft(readRoute, roads, next)
    },
    waitForDraft: async () => {
      const route = await summary.latest()
      const made = route && (await (draft.latest() ?? goOn(route)))
      return made && { name: nameOf(route), draft: made }
    },
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
