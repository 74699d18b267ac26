import { createLucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

/** An icon that shows a line with the look that its toggle gives. */
export const drawn = (...paths: readonly Readonly<Record<string, string>>[]): ReactElement => {
  const Drawn = createLucideIcon(
    'line',
    paths.map((path) => ['path', path]),
  )
  return <Drawn />
}

/** The look of an unpaved road, the same in both editors. */
export const DASHED = {
  key: 'd',
  picture: drawn({ d: 'M4 20 20 4', strokeWidth: '2.5', strokeDasharray: '4.2 4.6', strokeLinecap: 'butt' }),
}
