import { Settings2, Phone, ZoomIn, ZoomOut } from 'lucide-react'
import { useId, useRef, useState, type Ref, type MouseEvent, type RefObject } from 'react'
import { PAGE_ZOOMS } from '../../constants'
import { markSent } from '../../model/exchange/markSent'
import { sheetOf } from '../../model/sheet/readSheet'
import type { TochtId, WholeTocht } from '../../model/types'
import { sidePaperOf } from '../../render/sheet/sheetPaper'
import { PAPER_MARKERS } from '../../render/sideSvg'
import { useTochten, useServices } from '../../store/context'
import { overviewPath } from '../paths'
import { IconButton } from '../shared/buttons/IconButton'
import { PanelPopover } from '../shared/dialogs/PanelPopover'
import { PhoneField } from '../shared/fields/PhoneField'
import { LeaveGone } from '../shared/notices/LeaveGone'
import { ScreenHeader } from '../shared/ScreenHeader'
import { TochtTitle } from '../shared/TochtTitle'
import { useWhole } from '../shared/useWhole'
import { Markers } from '../svg/Markers'
import { useWords } from '../words/words'
import { DrawingDialog } from './DrawingDialog'
import { ExportBar } from './ExportBar'
import { FaultList } from './faults/FaultList'
import { FillButton } from './FillButton'
import type { Choosable } from './options/sheetChoices'
import { SheetOptionsForm } from './options/SheetOptionsForm'
import { PrintedPart } from './pages/PrintedPart'
import { BlankSide, SheetPages } from './pages/SheetPages'
import { SheetMenu } from './SheetMenu'
import { useSheet } from './useSheet'

/** Shows the sheet, with the ways to print and share it. */
export const ExportScreen = ({ tochtId }: { readonly tochtId: TochtId }) => {
  const state = useTochten((all) => all)
  const whole = useWhole(state, tochtId)
  const tochtIndex = state.order.indexOf(tochtId)
  if (!whole || tochtIndex < 0) return <LeaveGone tocht={tochtId} />
  return <Sheet whole={whole} tochtIndex={tochtIndex} />
}

const Sheet = ({ whole, tochtIndex }: { readonly whole: WholeTocht; readonly tochtIndex: number }) => {
  const phoneButton = useRef<HTMLButtonElement>(null)
  const setupButton = useRef<HTMLButtonElement>(null)
  const setup = useRef<HTMLElement>(null)
  const preview = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState(1)
  const [single, setSingle] = useState<number>()
  const { sheet, isStale } = useSheet(whole)
  const { tocht, drawings } = whole
  const markPrinted = useMarkPrinted(whole)
  return (
    <div className="relative flex min-h-dvh flex-col bg-desk">
      <Markers markers={PAPER_MARKERS} />
      <SkipLink text={useWords().export.toSheet} to={preview} />
      <div className="sticky top-0 z-20 bg-desk">
        <ScreenHeader
          parent={overviewPath(tochtIndex, tocht.style)}
          title={<TochtTitle name={tocht.name} tochtIndex={tochtIndex} />}
        >
          <div className="flex justify-end gap-1 max-sm:order-last max-sm:basis-full">
            <PhonePopover button={phoneButton} />
            <SetupPopover button={setupButton} whole={whole} />
          </div>
          <SheetMenu sheet={sheet} onDrawing={drawings.length > 0 ? () => setSingle(0) : undefined} />
        </ScreenHeader>
      </div>
      <div className="flex flex-1 items-start">
        <SetupPanel ref={setup} whole={whole} />
        <main
          id="sheet"
          ref={preview}
          tabIndex={-1}
          className="pad-safe-x outline-none flex min-w-0 flex-1 flex-col gap-4 py-2"
        >
          <FaultList
            whole={whole}
            tochtIndex={tochtIndex}
            pages={sheet?.pages}
            onEditPhone={() => phoneButton.current?.click()}
            onEditChoice={(choice) => editChoice(choice, setup.current, setupButton.current)}
          />
          <FillButton
            whole={whole}
            pages={isStale ? undefined : sheet?.pages}
            onFilled={() => preview.current?.focus()}
          />
          <div className="overflow-x-auto pb-4">
            {sheet ? (
              <SheetPages sides={sheet.sides} zoom={zoom} onDrawing={setSingle} />
            ) : (
              <BlankSide paper={sidePaperOf(sheetOf(tocht))} zoom={zoom} />
            )}
          </div>
        </main>
      </div>
      <ExportBar sheet={sheet} isStale={isStale} drawings={drawings.length} onPrinted={markPrinted}>
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </ExportBar>
      {sheet && <PrintedPart sheet={sheet} onPrinted={markPrinted} />}
      {single !== undefined && (
        <DrawingDialog
          whole={whole}
          tochtIndex={tochtIndex}
          drawingIndex={single}
          pages={sheet?.pages}
          onShow={setSingle}
          onClose={() => setSingle(undefined)}
        />
      )}
    </div>
  )
}

/** Focuses the field of a choice, or opens the popover that contains it on a narrow screen. */
const editChoice = (choice: Choosable, setup: HTMLElement | null, button: HTMLButtonElement | null): void => {
  const field = setup?.querySelector<HTMLInputElement>(`[data-choice=${choice}] input`)
  // `checkVisibility` needs Safari 17.4.
  if (field?.getClientRects().length) field.focus()
  else button?.click()
}

interface SetupProps {
  readonly whole: WholeTocht
}

/** The options on a narrow screen. */
const SetupPopover = ({ button, whole }: SetupProps & { readonly button: Ref<HTMLButtonElement> }) => (
  <PanelPopover
    className="lg:hidden"
    anchor="below"
    button={
      <IconButton ref={button} label={useWords().export.options}>
        <Settings2 className="size-5" />
      </IconButton>
    }
  >
    {() => <SheetOptionsForm whole={whole} />}
  </PanelPopover>
)

/**
 * The options on a wide screen. The panel scrolls separately: its end would otherwise appear only beside the last of
 * many pages.
 */
const SetupPanel = ({ ref, whole }: SetupProps & { readonly ref: Ref<HTMLElement> }) => {
  const title = useId()
  return (
    <aside
      ref={ref}
      aria-labelledby={title}
      className="pad-safe-x sticky top-14 hidden max-h-[calc(100dvh-7.25rem)] w-72 shrink-0 overflow-y-auto py-3 lg:block"
    >
      <p id={title} className="pb-3 text-sm text-text-soft">
        {useWords().export.options}
      </p>
      <SheetOptionsForm whole={whole} />
    </aside>
  )
}

/** Edits the phone number beside the pages that show it. */
const PhonePopover = ({ button }: { readonly button: Ref<HTMLButtonElement> }) => {
  const words = useWords()
  return (
    <PanelPopover
      anchor="bottom end"
      button={
        <IconButton ref={button} label={words.export.editPhone}>
          <Phone className="size-5" />
        </IconButton>
      }
    >
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <PhoneField />
        </form>
      )}
    </PanelPopover>
  )
}

interface Props {
  readonly text: string
  readonly to: RefObject<HTMLElement | null>
}

/** A link that skips the options and leads to the sheet; visible only while it has the focus. */
const SkipLink = ({ text, to }: Props) => {
  const skip = (event: MouseEvent) => {
    // The address must not change, because the app reads text after # as a shared tocht.
    event.preventDefault()
    to.current?.focus()
  }
  return (
    <a
      href="#sheet"
      onClick={skip}
      className="sr-only focus:not-sr-only focus:absolute focus:top-1.5 focus:left-14 focus:z-30 focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-lg focus:bg-panel focus:px-4 focus:font-medium"
    >
      {text}
    </a>
  )
}

/** Records which version of a tocht was printed or saved, and that a printed code has handed it out. */
const useMarkPrinted = (whole: WholeTocht): ((code: string) => void) => {
  const { store } = useServices()
  const { id } = whole.tocht
  return (code) => {
    const tocht = store.getState().tochten[id]
    if (tocht && sheetOf(tocht).code) store.dispatch(markSent(whole))
    if (tocht && sheetOf(tocht).printed !== code) store.dispatch({ type: 'markPrinted', tocht: id, code })
  }
}

interface ZoomButtonsProps {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
}

/** Zooms the pages in steps, to see how lines will look on paper. */
const ZoomButtons = ({ zoom, onZoom }: ZoomButtonsProps) => {
  const words = useWords().export
  const at = PAGE_ZOOMS.findIndex((one) => one === zoom)
  const [smaller, larger] = [PAGE_ZOOMS[at - 1], PAGE_ZOOMS[at + 1]]
  return (
    <div className="flex">
      <IconButton
        label={words.zoomOut}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      >
        <ZoomOut className="size-5" />
      </IconButton>
      <IconButton
        label={words.zoomIn}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      >
        <ZoomIn className="size-5" />
      </IconButton>
    </div>
  )
}
