import { FISH_BONE, type Style } from '../../model/types'

interface Props {
  readonly style: Style
  readonly className?: string
}

/** The two kinds of tocht: a ball with an arrow, and a fish-bone. */
export const TypePicture = ({ style, className }: Props) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {style === FISH_BONE ? (
      <path d="M12 22V3M12 17H5M12 13h7M12 8H5M12 8h7" />
    ) : (
      <>
        <path d="M8 18V8h8" />
        <circle cx="8" cy="18" r="3" fill="currentColor" />
        <path d="m15 4 5 4-5 4z" fill="currentColor" />
      </>
    )}
  </svg>
)
