import type { ReactNode } from 'react'
import { useWords } from '../../words/words'
import { ToolGroups, type ToolGroupsProps } from './ToolGroups'

interface Props extends ToolGroupsProps {
  /** True when the drawing is deleted. */
  readonly inert: boolean
  /** The open ring. It covers the tools, which keep their size, so that the paper does not move. */
  readonly ring: ReactNode
}

/**
 * The tools below the paper or beside it. The bar is isolated, so that the browser skips it when only the unfinished
 * stroke changes.
 */
export const ToolBar = ({ inert, ring, ...tools }: Props) => (
  <div role="toolbar" aria-label={useWords().editor.tools} inert={inert} className="relative isolate shrink-0">
    {ring}
    <ToolGroups {...tools} />
  </div>
)
