import type { ComponentProps } from 'react'
import { shortened } from '../../../model/texts/characters'

/** The label above the field, before it, or only for screen readers. */
export type LabelPosition = keyof typeof LABELS

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'maxLength'> {
  readonly label: string
  readonly labelPosition?: LabelPosition | undefined
  /** The most characters, as people count them; `maxLength` would count a flag as four. */
  readonly longest?: number
  /** Called with each change. */
  readonly onText: (text: string, field: HTMLInputElement) => void
  /**
   * Called when the user leaves the field, and after each change without the focus: nobody leaves a field that a script
   * or the browser filled in.
   */
  readonly onLeft?: () => void
}

const BOX = 'min-h-11 rounded-lg border border-control bg-canvas px-3 py-2 text-text'

const LABELS = {
  above: { whole: 'flex flex-col gap-1', text: '', box: 'w-full' },
  before: { whole: 'flex items-center gap-3', text: 'min-w-0 flex-1 text-right', box: 'w-28 shrink-0' },
  hidden: { whole: 'block', text: 'sr-only', box: 'w-full' },
} as const

export const TextField = ({ label, labelPosition = 'above', longest = Infinity, onText, onLeft, ...rest }: Props) => {
  const { whole, text, box } = LABELS[labelPosition]
  return (
    <label className={`${whole} text-sm text-text-soft`}>
      <span className={text}>{label}</span>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        onChange={({ target }) => {
          const short = shortened(target.value, longest)
          // Typing in the middle of a full field must not remove its end.
          const isInside = short !== target.value && target.selectionEnd !== target.value.length
          if (isInside) return
          onText(short, target)
          if (!target.matches(':focus')) onLeft?.()
        }}
        onBlur={onLeft}
        className={`${BOX} ${box} text-base`}
      />
    </label>
  )
}

interface AreaProps extends ComponentProps<'textarea'> {
  readonly label: string
}

export const TextArea = ({ label, ...rest }: AreaProps) => (
  <label className="flex flex-col gap-1 text-sm text-text-soft">
    <span>{label}</span>
    <textarea rows={5} autoComplete="off" spellCheck={false} {...rest} className={`${BOX} w-full font-mono text-sm`} />
  </label>
)
