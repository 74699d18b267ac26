import { DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { controlCap } from '../../../platform/controlCap'
import { useWords } from '../../words/words'
import { Button } from '../buttons/Button'
import { keyCaps } from '../keys/keyCaps'
import { shortcutTextIn, type Shortcut } from '../keys/shortcuts'
import { PanelDialog } from './PanelDialog'

interface Props<Command extends string> {
  readonly shortcuts: readonly Shortcut<Command>[]
  readonly names: Readonly<Record<Command, string>>
  /** Icons of commands that have a button. */
  readonly pictures?: Readonly<Partial<Record<string, ReactNode>>>
  /** Paragraphs about keys that need more than a name. */
  readonly hints: readonly string[]
  readonly onClose: () => void
}

/** The names of the tools, and all keys. */
export const ShortcutsDialog = <Command extends string>({
  shortcuts,
  names,
  pictures,
  hints,
  onClose,
}: Props<Command>) => {
  const words = useWords()
  const commands = [...new Set(shortcuts.map(({ command }) => command))]
  return (
    <PanelDialog onClose={onClose}>
      <DialogTitle className="text-lg font-semibold">{words.editor.help}</DialogTitle>
      {hints.map((hint) => (
        <p key={hint} className="text-sm text-text-soft">
          {hint}
        </p>
      ))}
      <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] gap-x-6 wrap-anywhere gap-y-1.5">
        {commands.map((command) => (
          <div key={command} className="contents">
            <dt className="flex items-center gap-2">
              {pictures?.[command]}
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
      <Button onClick={onClose}>{words.close}</Button>
    </PanelDialog>
  )
}
