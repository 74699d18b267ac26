import { createLucideIcon } from 'lucide-react'
import { FISH_BONE, type Style } from '../../model/types'

interface Props {
  readonly style: Style
  readonly className: string
}

const FishBone = createLucideIcon('fish-bone', [['path', { d: 'M12 22V3M12 17H5M12 13h7M12 8H5M12 8h7' }]])

const BallAndArrow = createLucideIcon('ball-and-arrow', [
  ['path', { d: 'M8 18V8h8' }],
  ['circle', { cx: '8', cy: '18', r: '3', fill: 'currentColor' }],
  ['path', { d: 'm15 4 5 4-5 4z', fill: 'currentColor' }],
])

/** An icon for the type of a tocht: a ball with an arrow, or a fish-bone. */
export const TypePicture = ({ style, className }: Props) =>
  style === FISH_BONE ? <FishBone className={className} /> : <BallAndArrow className={className} />
