import type { TochtId } from '../../model/types'
import { ChooseScreen } from './choose/ChooseScreen'
import { LookScreen } from './look/LookScreen'
import '../style/screens.css'

/** Makes a tocht from a recorded route: first the choice of files, then the drawings made from them. */
export const RouteScreen = ({ tochtId }: { readonly tochtId?: TochtId }) =>
  tochtId === undefined ? <ChooseScreen /> : <LookScreen tochtId={tochtId} />
