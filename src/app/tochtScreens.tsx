import { HomeScreen } from '../ui/home/HomeScreen'
import { OverviewScreen } from '../ui/overview/OverviewScreen'
import { ofTocht } from './AddressedTocht'

// One chunk, because one screen leads to the other. With them, the start would exceed its limit (`build/startSize.ts`).
export const Home = () => <HomeScreen />
export const Overview = ofTocht(OverviewScreen)
