import type { LatLon } from '../../../route/latLon'
import type { RoadsFault, RouteFault } from '../../../route/routeFault'
import type { RouteWords } from './routeEn'

/** Says what is wrong with a file of a route or of roads, and where. */
export const routeFaultText = (fault: RouteFault | RoadsFault, { faults: words, serverSaid }: RouteWords): string => {
  switch (fault.kind) {
    case 'empty':
    case 'brokenGzip':
    case 'notRoute':
    case 'noPoints':
    case 'onePoint':
    case 'placeless':
    case 'onlyWaypoints':
    case 'notRoads':
    case 'noRoads':
      return words[fault.kind]
    case 'tooBig':
      return words.tooBig(fault.most)
    case 'webPage':
      return `${words.webPage(fault.title)} ${serverSaid}`
    case 'cutOff':
    case 'malformed':
      return words[fault.kind](fault.line, fault.column)
    case 'tooManyPoints':
      return words.tooManyPoints(fault.count, fault.most)
    case 'unreadFormat':
      return words.unreadFormat[fault.format]
    case 'zip':
      return words.zip(fault.count)
    case 'serverStopped':
      return words.serverStopped(fault.remark)
    case 'elsewhere':
      return words.elsewhere(coordinates(fault.start))
  }
}

/** The form that the search of map services accepts: "51.24, 4.87". */
const coordinates = ({ lat, lon }: LatLon): string => `${lat.toFixed(2)}, ${lon.toFixed(2)}`
