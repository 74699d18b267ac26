import { useId } from 'react'

interface ChoiceProps<Value> {
  readonly label: string
  /** The values with their texts, and the language of each text where it is not that of the screen. */
  readonly options: readonly (readonly [value: Value, text: string, language?: string])[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  /** A hint about the chosen value. */
  readonly hint?: string | undefined
}

/** A list to choose one value from. */
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
        {options.map(([one, text, language]) => (
          <option key={one} value={one} lang={language}>
            {text}
          </option>
        ))}
      </select>
      {hint !== undefined && <p id={hintId}>{hint}</p>}
    </div>
  )
}
