import { useRef, useState } from 'react'
import { ROUTE_FILE_BYTES } from '../../../constants'
import type { DraftStage } from '../../../route/makeDraft'
import type { RouteDraft } from '../../../route/routeDraft'
import { failed, type Read } from '../../../model/read'
import type { FileFault, RoadsFault, RouteFault } from '../../../route/routeFault'
import type { RouteSummary } from '../../../route/routeSummary'
import { askDraft, askSummary } from '../askRoute'
import { useTask, type TaskState } from '../useTask'

type Bytes = Uint8Array<ArrayBuffer>

/** A chosen file or a pasted text. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
  readonly read: () => Promise<Bytes>
}

interface Progress {
  readonly stage: DraftStage
  readonly share: number
}

export interface NamedDraft {
  /** The name of the route; empty if its file has none. */
  readonly name: string
  readonly draft: RouteDraft
}

export interface RouteChoice {
  readonly route: TaskState<RouteSummary, RouteFault> | undefined
  readonly routeFile: string | undefined
  readonly draft: TaskState<RouteDraft, RouteFault | RoadsFault> | undefined
  readonly roadsFile: string | undefined
  readonly progress: Progress
  readonly chooseRoute: (chosen: ChosenFile) => void
  readonly chooseRoads: (chosen: ChosenFile) => void
  /**
   * Waits for the draft from both files; starts again after a cancel.
   *
   * @returns `undefined` if there is no draft
   */
  readonly waitForDraft: () => Promise<NamedDraft | undefined>
  readonly cancel: () => void
}

const BEGUN: Progress = { stage: 'reading', share: 0 }

/**
 * A route and its roads, which are read as soon as they are chosen. Both are kept in memory until the screen is left.
 */
export const useRouteChoice = (): RouteChoice => {
  const summary = useTask<RouteSummary, RouteFault>()
  const draft = useTask<RouteDraft, RouteFault | RoadsFault>()
  const [progress, setProgress] = useState(BEGUN)
  const [names, setNames] = useState<{ readonly route?: string; readonly roads?: string }>({})
  const route = useRef<Bytes>(undefined)
  const roads = useRef<ChosenFile>(undefined)
  const reading = useRef<Promise<RouteSummary | undefined>>(undefined)
  const making = useRef<Promise<RouteDraft | undefined>>(undefined)
  const tellProgress = (stage: DraftStage, share: number): void => setProgress({ stage, share })

  const makeDraft = async (): Promise<RouteDraft | undefined> => {
    const [routeBytes, chosen] = [route.current, roads.current]
    if (!routeBytes || !chosen) return undefined
    setProgress(BEGUN)
    const made = draft.begin(async (signal) => {
      const bytes = await bytesOf(chosen)
      return bytes.ok ? askDraft({ route: routeBytes, chosen: 0 }, bytes.value, tellProgress, signal) : bytes
    })
    making.current = made
    const done = await made
    if (!done && making.current === made) making.current = undefined
    return done
  }
  const readRoute = async (chosen: ChosenFile): Promise<void> => {
    draft.cancel()
    route.current = undefined
    making.current = undefined
    setNames((before) => ({ ...before, route: chosen.name }))
    reading.current = summary.begin(async (signal) => {
      const bytes = await bytesOf(chosen)
      if (!bytes.ok) return bytes
      const answer = await askSummary(bytes.value, signal)
      if (answer.ok) route.current = bytes.value
      return answer
    })
    if (await reading.current) await makeDraft()
  }
  const waitForDraft = async (): Promise<NamedDraft | undefined> => {
    const read = await reading.current
    const made = read && (await (making.current ?? makeDraft()))
    return made && { name: read.routes[0]?.name ?? '', draft: made }
  }
  return {
    route: summary.task,
    routeFile: names.route,
    draft: draft.task,
    roadsFile: names.roads,
    progress,
    chooseRoute: (chosen) => void readRoute(chosen),
    chooseRoads: (chosen) => {
      draft.cancel()
      roads.current = chosen
      setNames((before) => ({ ...before, roads: chosen.name }))
      void makeDraft()
    },
    waitForDraft,
    cancel: draft.cancel,
  }
}

/** Does not read files that are too large. */
const bytesOf = async ({ size, read }: ChosenFile): Promise<Read<Bytes, FileFault>> =>
  size > ROUTE_FILE_BYTES ? failed({ kind: 'tooBig', most: ROUTE_FILE_BYTES }) : { ok: true, value: await read() }
