import { Pencil } from 'lucide-react'
import type { Tool } from '../../../gesture/tool'

/** A pencil over the next stroke as it will look. */
export const NextStroke = ({ curve, dashed, circle, arrow }: Tool) => (
  <svg
    viewBox="0 0 24 25"
    className="size-7 shrink-0 lg:size-6"
    fill="none"
    stroke="currentColor"
    strokeLinejoin="round"
    aria-hidden
  >
    <Pencil x={5} y={-0.5} width={15} height={15} strokeWidth={2.5} />
    <path
      d={curve ? 'M4 21.5c2.5-6 5.5-6 8-2.5s4 2 8 1.5' : 'M4 20.5H20'}
      strokeWidth={2.5}
      strokeLinecap={dashed ? 'butt' : 'round'}
      strokeDasharray={dashed ? '3.5 3.5' : undefined}
    />
    {circle && <circle cx={4} cy={20.5} r={3} fill="currentColor" stroke="none" />}
    {arrow && <path d="M24 20.5 17 16.5V24.5Z" fill="currentColor" stroke="none" />}
  </svg>
)
