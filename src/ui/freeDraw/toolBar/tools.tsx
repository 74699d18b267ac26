import { createLucideIcon, Eraser, MousePointer2, Pencil, Stamp } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Toggle } from '../../../gesture/tool'

interface ToggleTool {
  /** By `KeyboardEvent.key`, in lower case. */
  readonly key: string
  readonly picture: ReactElement
}

/** An icon that shows a line with the look that its toggle gives. */
const drawn = (...paths: readonly Readonly<Record<string, string>>[]): ReactElement => {
  const Drawn = createLucideIcon(
    'line',
    paths.map((path) => ['path', path]),
  )
  return <Drawn />
}

/** The plain pen, which has no toggle. */
export const DRAW = { key: 'p', picture: <Pencil /> }

/** The toggles of the tool bar. Their names are in the language catalogue. */
export const TOOLS: Readonly<Record<Toggle, ToggleTool>> = {
  select: { key: 's', picture: <MousePointer2 /> },
  erase: { key: 'e', picture: <Eraser /> },
  route: {
    key: 'r',
    picture: drawn(
      { d: 'M6 20V12L15 7' },
      { d: 'M3.4 19.4a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0M21 3.6 17 10.6 13 3.6Z', fill: 'currentColor' },
    ),
  },
  curve: { key: 'c', picture: drawn({ d: 'M3 17c3-12 7-12 9-5s6 6 9-5' }) },
  dashed: {
    key: 'd',
    picture: drawn({ d: 'M4 20 20 4', strokeWidth: '2.5', strokeDasharray: '4.2 4.6', strokeLinecap: 'butt' }),
  },
  circle: {
    key: 'b',
    picture: drawn({ d: 'M7 17 20 4M3.6 17a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0', fill: 'currentColor' }),
  },
  arrow: { key: 'a', picture: drawn({ d: 'M4 20 17 7M20 4 18 12 12 6Z', fill: 'currentColor' }) },
}

/** Opens the ring, which draws all roads of a junction. The text `keyboardPen` of each language names its key. */
export const JUNCTION = { key: 'k', picture: drawn({ d: 'M12 21V3M12 14 4 6M12 14 20 6' }) }

/** The pictures of the tools by command. */
export const PICTURES: Readonly<Partial<Record<string, ReactElement>>> = {
  draw: DRAW.picture,
  ...Object.fromEntries(Object.entries(TOOLS).map(([command, { picture }]) => [command, picture])),
  junction: JUNCTION.picture,
  icon: <Stamp />,
}
export const TOGGLES = Object.keys(TOOLS) as readonly Toggle[]
/** Toggles that choose a tool; all others change how the pen draws. */
export const HAND_TOGGLES: readonly Toggle[] = ['select', 'erase']
export const LINE_TOGGLES = TOGGLES.filter((which) => !HAND_TOGGLES.includes(which))
