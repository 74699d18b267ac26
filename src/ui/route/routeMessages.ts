import type { Read } from '../../model/read'
import type { DraftStage } from '../../route/makeDraft'
import type { RouteDraft } from '../../route/routeDraft'
import type { RoadsFault, RouteFault } from '../../route/routeFault'
import type { RouteSummary } from '../../route/routeSummary'

/** Requests to the worker, with the bytes of the chosen files. */
export type RouteRequest =
  | { readonly type: 'summary'; readonly route: Uint8Array<ArrayBuffer> }
  | {
      readonly type: 'draft'
      readonly route: Uint8Array<ArrayBuffer>
      /** The index of the chosen walk in the summary. */
      readonly chosen: number
      readonly roads: Uint8Array<ArrayBuffer>
    }

export type RouteAnswer =
  | { readonly type: 'progress'; readonly stage: DraftStage; readonly share: number }
  | { readonly type: 'summary'; readonly read: Read<RouteSummary, RouteFault> }
  | { readonly type: 'draft'; readonly read: Read<RouteDraft, RouteFault | RoadsFault> }
  | { readonly type: 'failed'; readonly reason: string }
