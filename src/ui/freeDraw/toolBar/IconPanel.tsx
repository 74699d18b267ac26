import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { hasModifier, isEnter } from '../../shared/keys/shortcuts'
import { findIcons } from '../../words/iconWords'
import { useWords } from '../../words/words'
import { IconItem } from './IconItem'
import { usePanelPlace } from './usePanelPlace'

/** The icon that is picked, and how to pick another. */
export interface PickIcon {
  readonly picked: number | undefined
  /** `undefined` returns to the pen. */
  readonly onPick: (icon: number | undefined) => void
}

interface Props extends PickIcon {
  readonly menuId: string
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly byKey: boolean
  /** Called when a press or the focus is elsewhere. */
  readonly onLeave: () => void
  /** Called by a key that closes the panel, after which the opener has the focus. */
  readonly onClose: () => void
}

/**
 * The icons with their names, and a field that searches them. The panel is not modal: a press on the paper closes it
 * and draws. It is outside the tools, so that the keys of the ring do not see what is typed in the field.
 */
export const IconPanel = ({ menuId, opener, byKey, picked, onPick, onLeave, onClose }: Props) => {
  const words = useWords()
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  usePanelPlace(panel, opener, onLeave)
  // Never the field: a phone would cover half of the icons with its keyboard.
  useEffect(() => {
    const [first] = itemsIn(menu.current)
    const item = menu.current?.querySelector<HTMLElement>('[data-picked]') ?? first
    ;(byKey ? item : menu.current)?.focus({ preventScroll: true })
  }, [byKey])

  const found = findIcons(query)
  const onFieldKey = (event: KeyboardEvent): void => {
    const [first] = found
    if (isEnter(event.nativeEvent) && query !== '' && first !== undefined) onPick(first)
    else if (event.key === 'ArrowDown') itemsIn(menu.current)[0]?.focus()
    else if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) onClose()
    else return
    event.preventDefault()
  }
  const onMenuKey = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return
    const items = itemsIn(menu.current)
    const next = neighbourIn(items, event.key)
    if (next) next.focus()
    else if (event.key === 'ArrowUp') field.current?.focus()
    else if (event.key === 'Escape' || (event.key === 'Tab' && !event.shiftKey)) onClose()
    else {
      // A letter is typed in the field, which has the focus before the browser enters the letter.
      if (event.key.length === 1 && event.key !== ' ') field.current?.focus()
      return
    }
    event.preventDefault()
  }
  return createPortal(
    <div
      ref={panel}
      className="fixed z-40 flex w-[31rem] max-w-[calc(100vw-1.5rem)] flex-col gap-2 rounded-xl border border-line bg-desk p-2 shadow-xl print:hidden"
    >
      <input
        ref={field}
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onFieldKey}
        aria-label={words.editor.searchIcons}
        aria-controls={menuId}
        placeholder={words.editor.searchIcons}
        autoComplete="off"
        enterKeyHint="done"
        className="min-h-11 shrink-0 rounded-lg border border-control bg-canvas px-3 text-base text-text placeholder:text-text-soft"
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-2 py-3 text-sm'}>
        {found.length === 0 && words.editor.noIconFound}
      </p>
      <div
        ref={menu}
        id={menuId}
        role="menu"
        aria-label={words.editor.icon}
        tabIndex={-1}
        onKeyDown={onMenuKey}
        className="-m-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-1 overflow-y-auto overscroll-contain p-1 outline-none"
      >
        {found.map((index) => (
          <IconItem key={index} index={index} isPicked={index === picked} onPick={() => onPick(index)} />
        ))}
        <IconItem index={undefined} isPicked={false} onPick={() => onPick(undefined)} />
      </div>
    </div>,
    document.body,
  )
}

const itemsIn = (menu: HTMLElement | null): readonly HTMLElement[] =>
  Array.from(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])

/** The item of a grid that a key moves the focus to; `undefined` if the key has none. */
const neighbourIn = (items: readonly HTMLElement[], key: string): HTMLElement | undefined => {
  const at = items.findIndex((item) => item === document.activeElement)
  const columns = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length
  switch (key) {
    case 'ArrowRight':
      return items[Math.min(at + 1, items.length - 1)]
    case 'ArrowLeft':
      return items[Math.max(at - 1, 0)]
    case 'ArrowDown':
      // Without a focused item, the first one.
      return items[at < 0 ? 0 : Math.min(at + columns, items.length - 1)]
    case 'ArrowUp':
      return items[at - columns]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return undefined
  }
}
