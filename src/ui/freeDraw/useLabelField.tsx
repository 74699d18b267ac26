import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { viewBoxOf } from '../../geometry/bounds'
import { movedWithin } from '../../geometry/transform'
import type { Writing } from '../../gesture/gesture'
import { indexOfElement } from '../../model/elements'
import { labelText, LONGEST_LABEL } from '../../model/texts/names'
import { isLabel, type Drawing, type DrawingElement, type DrawingId, type Label, type Size } from '../../model/types'
import type { Store } from '../../store/store'
import type { DrawingCanvas } from '../canvas/DrawingCanvas'
import { TextField } from '../shared/fields/TextField'
import { useSavedWhenLeft } from '../shared/fields/useSavedWhenLeft'
import { isEnter } from '../shared/keys/shortcuts'
import { useWords } from '../words/words'
import type { Selection } from './useSelection'

interface LabelField {
  /** For the paper; `undefined` while nothing is written. */
  readonly field: ComponentProps<typeof DrawingCanvas>['field']
  /** Opens the field, or closes it and keeps its text. */
  readonly write: (what: Writing | undefined, canvas: Size) => void
}

interface Open {
  readonly what: Writing
  readonly canvas: Size
  /** The field closes when another drawing is opened. */
  readonly of: DrawingId
}

/**
 * The field in which a label is typed, over its place on the paper. An empty text removes the label.
 *
 * @param add adds an element that was made on a canvas of this size
 */
export const useLabelField = (
  drawing: Drawing,
  selection: Selection,
  add: (label: DrawingElement, canvas: Size) => void,
  dispatch: Store['dispatch'],
): LabelField => {
  const [open, setOpen] = useState<Open>()
  const keep = (typed: string, { what, canvas }: Open): void => {
    const was = 'label' in what ? what.label : undefined
    const index = was ? presentIndex(drawing.elements, was) : -1
    const text = labelText(typed)
    if (text === '') {
      const now = drawing.elements[index]
      if (now) dispatch({ type: 'removeElement', drawing: drawing.id, index, was: now })
      return
    }
    const label: Label = { ...was, label: { ...was?.label, ...placeOf(what), text } }
    const within = movedWithin(viewBoxOf(canvas, drawing.elements), label, { x: 0, y: 0 })
    // A label that another tab has removed meanwhile is written anew.
    if (was && index >= 0) selection.replace(index, within)
    else add(within, canvas)
  }
  const field = open?.of === drawing.id && {
    at: placeOf(open.what),
    shown: (
      <LabelField
        key={JSON.stringify(open.what)}
        text={'label' in open.what ? open.what.label.label.text : ''}
        onKeep={(typed) => keep(typed, open)}
        onClose={() => setOpen(undefined)}
      />
    ),
  }
  return {
    field: field || undefined,
    write: (what, canvas) => setOpen(what && { what, canvas, of: drawing.id }),
  }
}

/** Another tab may have changed the text of a label meanwhile: then the one in its place. */
const presentIndex = (elements: readonly DrawingElement[], was: Label): number => {
  const index = indexOfElement(elements, was)
  const { x, y } = was.label
  return index < 0 ? elements.findLastIndex((one) => isLabel(one) && one.label.x === x && one.label.y === y) : index
}

const placeOf = (what: Writing) => {
  const { x, y } = 'at' in what ? what.at : what.label.label
  return { x, y }
}

interface LabelFieldProps {
  /** The text before; empty for a new label. */
  readonly text: string
  /** Called once with a changed text, when the field is left in any way but by Escape. */
  readonly onKeep: (text: string) => void
  readonly onClose: () => void
}

const LabelField = ({ text, onKeep, onClose }: LabelFieldProps) => {
  const words = useWords().editor
  const place = useRef<HTMLDivElement>(null)
  const field = useSavedWhenLeft(text, (typed) => {
    onKeep(typed)
    return true
  })
  useEffect(() => place.current?.querySelector('input')?.select(), [])
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.key === 'Escape') field.type(undefined)
    if (isEnter(nativeEvent) || nativeEvent.key === 'Escape') onClose()
  }
  return (
    <div ref={place} className="w-full">
      <TextField
        label={words.text}
        labelPosition="hidden"
        longest={LONGEST_LABEL}
        value={field.text}
        enterKeyHint="done"
        onText={field.type}
        onLeft={onClose}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
