import type { ComponentProps } from 'react'
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
    <span>{label}</span>
  </label>
)

/** A text of the whole sheet. */
export const FactField = (props: Omit<ComponentProps<typeof SavedField>, 'longest'>) => (
  <SavedField {...props} longest={LONGEST_SHEET_TEXT} />
)
