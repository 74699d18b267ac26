import { createLucideIcon, Eraser, MousePointer2 } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Toggle } from '../../gesture/tool'

interface ToggleTool {
  /** As `KeyboardEvent.key` names it, in lower case. */
  readonly key: string
  readonly picture: ReactElement
}

/** What a toggle does to a line, drawn as that line. */
const drawn = (path: Readonly<Record<string, string>>): ReactElement => {
  const Drawn = createLucideIcon('line', [['path', path]])
  return <Drawn />
}

/** The toggles of the tool bar, in the order in which they stand there. Their names are in the catalogue of words. */
export const TOOLS: Readonly<Record<Toggle, ToggleTool>> = {
  select: { key: 's', picture: <MousePointer2 /> },
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
  erase: { key: 'e', picture: <Eraser /> },
}

export const TOGGLES = Object.keys(TOOLS) as readonly Toggle[]
