import type { Toggle } from '../../gesture/tool'

/** What a toggle does to a line, drawn as that line. */
export const ToolPicture = ({ tool }: { readonly tool: Exclude<Toggle, 'erase' | 'select'> }) => (
  <svg
    viewBox="0 0 24 24"
    className="size-6"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {PICTURES[tool]}
  </svg>
)

const PICTURES = {
  curve: <path d="M3 17c3-12 7-12 9-5s6 6 9-5" />,
  dashed: <path d="M4 20 20 4" strokeWidth={2.5} strokeDasharray="4.2 4.6" strokeLinecap="butt" />,
  circle: (
    <>
      <path d="M7 17 20 4" />
      <circle cx="7" cy="17" r="3.4" fill="currentColor" />
    </>
  ),
  arrow: (
    <>
      <path d="M4 20 17 7" />
      <path d="M20 4 18 12 12 6Z" fill="currentColor" />
    </>
  ),
}
