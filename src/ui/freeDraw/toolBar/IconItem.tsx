import { useId } from 'react'
import { ICONS } from '../../../model/icons'
import { iconShapes } from '../../../render/iconShapes'
import { Artwork, ICON_VIEW_BOX } from '../../svg/Artwork'
import { useWords } from '../../words/words'

interface Props {
  /** The index of the icon; `undefined` for the item that returns to the pen. */
  readonly index: number | undefined
  readonly isPicked: boolean
  readonly onPick: () => void
}

/** An icon of the menu. Its name is the label of the original app, if it has one, with the word of the language below. */
export const IconItem = ({ index, isPicked, onPick }: Props) => {
  const { editor, export: sheet } = useWords()
  const wordId = useId()
  const icon = index === undefined ? undefined : ICONS[index]
  const word = icon ? sheet.icons[icon.name] : editor.noIcon
  const label = icon?.label ?? word
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-picked={isPicked || undefined}
      aria-label={label}
      aria-describedby={label === word ? undefined : wordId}
      onClick={onPick}
      className="flex min-h-11 items-center gap-1.5 rounded-lg px-1 py-1 sm:gap-3 sm:px-2 text-left text-sm/tight hover:bg-panel-hover focus:bg-panel-active data-picked:bg-accent-soft"
    >
      {index === undefined ? (
        <span className="size-8 shrink-0" />
      ) : (
        <Artwork shapes={iconShapes(index)} viewBox={ICON_VIEW_BOX} className="size-8 shrink-0" />
      )}
      <span className="min-w-0 break-words hyphens-auto">
        <span className="block">{label}</span>
        {label !== word && (
          <span id={wordId} className="block text-xs text-text-soft">
            {word}
          </span>
        )}
      </span>
    </button>
  )
}
