import { DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { controlCap } from '../../../platform/controlCap'
import { useWords } from '../../words/words'
import { Button } from '../buttons/Button'
import { keyCaps } from '../keys/keyCaps'
import { shortcutTextIn, type Shortcut } from '../keys/shortcuts'
import { useMedia, WITH_KEYS } from '../useMedia'
import { PanelDialog } from './PanelDialog'

interface Props<Command extends string> {
  readonly shortcuts: readonly Shortcut<Command>[]
  readonly names: Readonly<Record<Command, string>>
  /** Icons of commands that have a button. */
  readonly pictures: Readonly<Partial<Record<string, ReactNode>>>
  /** Paragraphs about tools that need more than a name. */
  readonly hints: readonly string[]
  /** Paragraphs about keys. */
  readonly keyHints: readonly string[]
  readonly onClose: () => void
  /** What the help begins with. */
  readonly children?: ReactNode
}

/** A name with its picture, if it has one. */
const NAME = 'flex items-center gap-2 [&>svg]:shrink-0'

/**
 * The help of an editor: how to use it, and the names of the tools. The keys are listed only where there probably is a
 * keyboard (`WITH_KEYS`: the first pointer is a mouse or a trackpad); no media query asks for the keyboard itself.
 */
export const ShortcutsDialog = <Command extends string>(props: Props<Command>) => {
  const { shortcuts, names, pictures, hints, keyHints, onClose, children } = props
  const words = useWords()
  const hasKeys = useMedia(WITH_KEYS)
  const commands = [...new Set(shortcuts.map(({ command }) => command))]
  return (
    <PanelDialog onClose={onClose}>
      <DialogTitle className="text-lg font-semibold">{words.editor.help}</DialogTitle>
      {children}
      {[...hints, ...(hasKeys ? keyHints : [])].map((hint) => (
        <p key={hint} className="text-sm text-text-soft">
          {hint}
        </p>
      ))}
      {hasKeys ? (
        <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] gap-x-6 gap-y-1.5 wrap-anywhere">
          {commands.map((command) => (
            <div key={command} className="contents">
              <dt className={NAME}>
                {pictures[command]}
                <span>{names[command]}</span>
              </dt>
              <dd>
                <kbd className="rounded bg-panel px-2 py-0.5 font-sans text-sm">
                  {keyCaps(shortcutTextIn(shortcuts, command) ?? '', controlCap())}
                </kbd>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-1.5">
          {commands
            .filter((command) => pictures[command] !== undefined)
            .map((command) => (
              <li key={command} className={NAME}>
                {pictures[command]}
                <span>{names[command]}</span>
              </li>
            ))}
        </ul>
      )}
      <Button onClick={onClose}>{words.close}</Button>
    </PanelDialog>
  )
}
