import { useId, type ComponentProps } from 'react'
import { LONGEST_SHEET_TEXT } from '../../../constants'
import { SavedField } from '../../shared/fields/SavedField'

interface TickProps {
  readonly label: string
  readonly checked: boolean
  readonly onTick: (checked: boolean) => void
}

export const Tick = ({ label, checked, onTick }: TickProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onTick(target.checked)}
      className="size-5 accent-accent"
    />
    {label}
  </label>
)

/** A text of the whole sheet. */
export const FactField = (props: Omit<ComponentProps<typeof SavedField>, 'longest'>) => (
  <SavedField {...props} longest={LONGEST_SHEET_TEXT} />
)

interface ChoiceProps<Value> {
  readonly label: string
  readonly options: readonly (readonly [value: Value, text: string])[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  /** A hint about the chosen value. */
  readonly hint?: string | undefined
}

export const Choice = <Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  hint,
}: ChoiceProps<Value>) => {
  const id = useId()
  const hintId = useId()
  return (
    <div className="flex flex-col gap-1 text-sm text-text-soft">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={hint === undefined ? undefined : hintId}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChoose(chosen[0])
        }}
        className="min-h-11 rounded-lg border border-control bg-canvas pr-10 pl-3 text-base text-text"
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      {hint !== undefined && <p id={hintId}>{hint}</p>}
    </div>
  )
}
