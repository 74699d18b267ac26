import type { ReactNode } from 'react'
import { useTableWords } from '../words/words'
import { ToolGroups, type ToolGroupsProps } from './ToolGroups'

interface Props extends ToolGroupsProps {
  /** Nothing can be changed while the drawing is deleted. */
  readonly inert: boolean
  /** The ring, while it is open: it lies over the tools, which keep their size, so that the paper does not move. */
  readonly ring: ReactNode
}

/** Under the paper or beside it. Isolated, so that the browser passes it by as one when only the unfinished stroke changes. */
export const ToolBar = ({ inert, ring, ...tools }: Props) => (
  <div role="toolbar" aria-label={useTableWords().editor.tools} inert={inert} className="relative isolate shrink-0">
    {ring}
    <ToolGroups {...tools} />
  </div>
)
