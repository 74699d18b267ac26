import { answerRequests } from '../../askWorker'
import { handleRouteRequest, type RouteWork } from './handleRouteRequest'

/** Reads routes and roads, so that the tab stays responsive. */
answerRequests<RouteWork>((request, tell) => handleRouteRequest(request, (...stage) => tell(stage)))
