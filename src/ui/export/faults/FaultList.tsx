import { TriangleAlert, Trash2 } from 'lucide-react'
import { useDeferredValue, useMemo, useState, useCallback, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { type DetailName, hasDetails } from '../../../model/details'
import { keptTwiceIn } from '../../../model/exchange/pairs'
import { missingLegs } from '../../../model/legs'
import { canvasOf } from '../../../model/lookups'
import { sheetOf } from '../../../model/sheet/readSheet'
import { isolated } from '../../../model/texts/isolate'
import {
  type DrawingId,
  type Style,
  type WholeTocht,
  type Drawing,
  type TochtId,
  FISH_BONE,
  type DrawingElement,
  type Tocht,
} from '../../../model/types'
import {
  faultsOfDrawing,
  type DrawingFault,
  type FaultsOf,
  type FaultsOfInk,
  inkFaultsOn,
} from '../../../render/faults/drawingFaults'
import { missedOn, sheetFaults, type SheetFault } from '../../../render/faults/sheetFaults'
import type { Page } from '../../../render/sheet/page'
import { usePreferences, useServices } from '../../../store/context'
import { editorPath, overviewPath } from '../../paths'
import { Button } from '../../shared/buttons/Button'
import { DetailsDialog } from '../../shared/details/DetailsDialog'
import { useRemoveDrawings } from '../../shared/toasts/useRemoveDrawings'
import { useWords } from '../../words/words'
import type { Choosable } from '../options/sheetChoices'
import { readInSlices } from '../readInSlices'
import { DrawingFaultItem, isOfSheet, ITEM, type OfSheet } from './DrawingFaultItem'
import { MEND_TARGETS } from './mendTargets'

interface Props {
  readonly whole: WholeTocht
  readonly tochtIndex: number
  /** `undefined` until the pages are laid out. */
  readonly pages: readonly Page[] | undefined
  readonly onEditPhone: () => void
  readonly onEditChoice: (choice: Choosable) => void
}

/** Lists probable mistakes of the sheet, with links to correct them. It never prevents printing. */
export const FaultList = ({ whole, tochtIndex, pages, ...edit }: Props) => {
  const words = useWords()
  const shown = useDeferredValue(whole)
  const { tocht, drawings } = shown
  const faults = useSheetFaults(shown, pages)
  /** The field at which the open list of notes and distances began. It stays open when the last fault is gone. */
  const [begun, setBegun] = useState<{ readonly at: DetailName; readonly from: DrawingId | undefined }>()
  const closeDetails = () => setBegun(undefined)
  const details = begun && <DetailsDialog whole={whole} {...begun} onClose={closeDetails} />
  return (
    <>
      {details}
      <FaultAnnouncer count={faults.length} />
      {faults.length > 0 && (
        <details className="mx-auto w-full max-w-3xl rounded-xl bg-panel">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-medium">
            <TriangleAlert className="size-5 shrink-0 text-danger" aria-hidden />
            <span>{words.export.faults.title(faults.length)}</span>
          </summary>
          <p className="px-3 text-sm text-text-soft">{words.export.faults.hint}</p>
          <ul className="max-h-72 overflow-y-auto p-1">
            {faults.map((fault) => (
              <li key={keyOf(fault)}>
                {isOfSheet(fault) ? (
                  <SheetFaultItem
                    fault={fault}
                    overview={overviewPath(tochtIndex, tocht.style)}
                    onMeasure={() => setBegun({ at: 'distance', from: undefined })}
                    {...edit}
                  />
                ) : (
                  <DrawingFaultItem
                    fault={fault}
                    pathTo={(drawingIndex) => pathToMend(fault, tochtIndex, tocht.style, drawingIndex)}
                    onDetail={(at, drawingIndex) => setBegun({ at, from: drawings[drawingIndex]?.id })}
                  />
                )}
              </li>
            ))}
          </ul>
          <RemoveEmpty
            tocht={tocht.id}
            drawings={emptyOf(faults).flatMap((drawingIndex) => drawings[drawingIndex] ?? [])}
          />
        </details>
      )}
    </>
  )
}

const useSheetFaults = ({ tocht, drawings }: WholeTocht, pages: Props['pages']): readonly SheetFault[] => {
  const { phone } = usePreferences()
  const faultsOf = useInkFaults(tocht, drawings, pages)
  return useMemo(() => {
    const missing = { ...missedOn(pages ?? []), missingLegs: missingLegs(drawings, sheetOf(tocht)) }
    const keptTwice = keptTwiceIn({ tocht, drawings })
    return sheetFaults({ phone, style: tocht.style, drawings, keptTwice, ...missing }, faultsOf)
  }, [phone, tocht, drawings, pages, faultsOf])
}

/** The indexes of empty drawings. */
const emptyOf = (faults: readonly SheetFault[]): readonly number[] =>
  faults.flatMap((fault) => (fault.kind === 'empty' ? fault.drawingIndexes : []))

/** The path to the screen where a fault can be corrected. */
const pathToMend = ({ kind }: SheetFault, tochtIndex: number, style: Style, drawingIndex: number): string =>
  MEND_TARGETS[kind]?.pathTo?.(tochtIndex, drawingIndex, style) ?? editorPath(tochtIndex, style, drawingIndex)

const keyOf = (fault: SheetFault): string => {
  if (fault.kind === 'emptyRows') return `rows ${fault.drawingIndex}`
  return fault.kind === 'cutText' ? fault.text : fault.kind
}

interface SheetFaultItemProps extends Pick<Props, 'onEditPhone' | 'onEditChoice'> {
  readonly fault: OfSheet
  readonly overview: string
  readonly onMeasure: () => void
}

/** A fault of the whole sheet, which leads to the field where it can be mended. */
const SheetFaultItem = ({ fault, overview, onEditPhone, onEditChoice, onMeasure }: SheetFaultItemProps) => {
  const words = useWords().export.faults
  if (fault.kind === 'missingLetters')
    return <p className="px-3 py-2">{words.missingLetters(isolated(fault.letters))}</p>
  const sentence = fault.kind === 'cutText' ? words.cutText[fault.text] : words[fault.kind]
  const subject = fault.kind === 'cutText' ? fault.text : fault.kind
  if (subject === 'name') {
    return (
      <Link to={overview} className={ITEM}>
        {sentence}
      </Link>
    )
  }
  const mend = (): void => {
    if (subject === 'noToFirst') onMeasure()
    else if (subject === 'noPhone' || subject === 'phone') onEditPhone()
    else onEditChoice(subject === 'facts' ? 'group' : subject)
  }
  return (
    <button type="button" onClick={mend} className={ITEM}>
      {sentence}
    </button>
  )
}

/** Announces a changed number of faults to screen readers; the list shows it to everyone else. */
const FaultAnnouncer = ({ count }: { readonly count: number }) => {
  const words = useWords().export.faults
  const [first] = useState(count)
  const [hasChanged, setChanged] = useState(false)
  if (count !== first && !hasChanged) setChanged(true)
  return (
    <p aria-live="polite" className="sr-only">
      {hasChanged && words.left(count)}
    </p>
  )
}

interface RemoveEmptyProps {
  readonly tocht: TochtId
  /** The drawings without ink. */
  readonly drawings: readonly Drawing[]
}

/** Removes drawings that are completely empty. A drawing with a note or a distance stays. */
const RemoveEmpty = ({ tocht, drawings }: RemoveEmptyProps) => {
  const words = useWords().export.faults
  const { store } = useServices()
  const remove = useRemoveDrawings(tocht)
  const empty = drawings.filter((drawing) => !hasDetails(drawing))
  if (empty.length === 0) return null
  /** Leaves out drawings that another tab has changed meanwhile. */
  const stillEmpty = () => empty.filter((drawing) => store.getState().drawings[drawing.id] === drawing)
  return (
    <Button look="raised" className="mx-3 mb-3" onClick={() => remove(stillEmpty().map(({ id }) => id))}>
      <Trash2 className="size-5 shrink-0" aria-hidden />
      <span>{words.removeEmpty}</span>
    </Button>
  )
}

type FaultsByInk = ReadonlyMap<readonly DrawingElement[], readonly DrawingFault[]>

/**
 * Finds mistakes in the ink of a tocht's drawings while the browser is idle. Reports none until all drawings are read.
 *
 * @param pages `undefined` until they are laid out
 */
const useInkFaults = (tocht: Tocht, drawings: readonly Drawing[], pages: readonly Page[] | undefined): FaultsOf => {
  const [found, setFound] = useState<FaultsByInk>(new Map())
  const { style } = tocht
  const { width, height } = canvasOf(tocht)
  useEffect(() => {
    const faultsOn = style === FISH_BONE ? noFaultsOn : inkFaultsOn
    const drawnOn = { style, canvas: { width, height } }
    const read: FaultsOf = (ink) => faultsOfDrawing(ink, drawnOn, faultsOn(pages ?? []))
    return readInSlices(drawings, read, setFound)
  }, [drawings, pages, style, width, height])
  return useCallback((elements) => found.get(elements) ?? [], [found])
}

const noFaultsOn = (): FaultsOfInk => () => []
