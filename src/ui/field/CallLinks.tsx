import { DialogTitle } from '@headlessui/react'
import { Phone } from 'lucide-react'
import { useEffect, useId, useState, type MouseEvent } from 'react'
import { CALL_MS, EMERGENCY_NUMBER } from '../../constants'
import { phoneNumbersIn, type PhoneNumber } from '../../model/texts/phoneNumbers'
import { usePreferences } from '../../store/context'
import { Button } from '../shared/buttons/Button'
import { PanelDialog } from '../shared/dialogs/PanelDialog'
import { PhoneField } from '../shared/fields/PhoneField'
import { usePressPause } from '../shared/usePressPause'
import { useWords } from '../words/words'

/** Links that call 112 and the leaders. A call needs a second press, so that a phone in a pocket calls nobody. */
export const CallLinks = () => {
  const words = useWords()
  const { phone } = usePreferences()
  const [armed, setArmed] = useState<string>()
  const isPaused = usePressPause(armed ?? '')
  const [isEdited, setEdited] = useState(false)
  const close = () => setEdited(false)
  useEffect(() => {
    if (armed === undefined) return undefined
    const timer = setTimeout(() => setArmed(undefined), CALL_MS)
    return () => clearTimeout(timer)
  }, [armed])
  const numbers = new Map(phoneNumbersIn(phone).map((number) => [number.dialled, number]))
  numbers.delete(EMERGENCY_NUMBER)
  const leaders = [...numbers.values()]
  const link = (name: string, number: Pick<PhoneNumber, 'text' | 'dialled'>) => (
    <CallLink
      key={number.dialled}
      name={name}
      number={number}
      isArmed={armed === number.dialled}
      isPaused={isPaused}
      onArm={() => setArmed(number.dialled)}
      onCall={() => setArmed(undefined)}
    />
  )
  return (
    <div className="flex flex-col gap-1">
      <p role="status" className="text-center text-sm font-medium text-danger empty:hidden">
        {armed !== undefined && words.field.pressAgain}
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1">
        {link(words.field.callEmergency, { text: EMERGENCY_NUMBER, dialled: EMERGENCY_NUMBER })}
        {leaders.map((number) => link(words.field.callLeaders, number))}
        {leaders.length === 0 && <Button onClick={() => setEdited(true)}>{words.export.editPhone}</Button>}
      </div>
      {isEdited && <PhoneDialog onClose={close} />}
    </div>
  )
}

interface Props {
  readonly name: string
  readonly number: Pick<PhoneNumber, 'text' | 'dialled'>
  /** Whether the next press calls. */
  readonly isArmed: boolean
  /** Whether presses are ignored for a moment. */
  readonly isPaused: boolean
  readonly onArm: () => void
  readonly onCall: () => void
}

const CallLink = ({ name, number, isArmed, isPaused, onArm, onCall }: Props) => {
  const [label, detail] = [useId(), useId()]
  const press = (event: MouseEvent) => {
    if (isArmed && !isPaused) return onCall()
    event.preventDefault()
    if (!isPaused) onArm()
  }
  return (
    <a
      href={`tel:${number.dialled}`}
      aria-labelledby={label}
      // The name "Call 112" contains its number already.
      aria-describedby={name.includes(number.text) ? undefined : detail}
      aria-disabled={isPaused}
      onClick={press}
      className={`flex min-h-12 items-center justify-center gap-2 rounded-lg px-3 font-medium ${isArmed ? 'bg-danger text-white dark:text-black' : 'bg-panel text-text'}`}
    >
      <Phone className="size-5 shrink-0" aria-hidden />
      <span className="min-w-0 leading-tight">
        <span id={label} className="block">
          {name}
        </span>
        <span id={detail} className={name.includes(number.text) ? 'hidden' : 'block truncate text-xs tabular-nums'}>
          {number.text}
        </span>
      </span>
    </a>
  )
}

/** Asks for the leaders' number when there is none. */
const PhoneDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords()
  return (
    <PanelDialog onClose={onClose}>
      <DialogTitle className="text-lg font-semibold">{words.export.editPhone}</DialogTitle>
      <PhoneField />
      <Button look="solid" onClick={onClose}>
        {words.close}
      </Button>
    </PanelDialog>
  )
}
