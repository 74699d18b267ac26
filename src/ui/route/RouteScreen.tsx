import type { TochtId } from '../../model/types'
import { ChooseScreen } from './ChooseScreen'
import { LookScreen } from './LookScreen'
import '../style/screens.css'

/** A tocht from a recorded route: first its files are chosen, then what was made of them is looked at. */
export const RouteScreen = ({ tochtId }: { readonly tochtId?: TochtId }) =>
  tochtId === undefined ? <ChooseScreen /> : <LookScreen tochtId={tochtId} />
