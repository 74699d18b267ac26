import { expect, it } from 'vitest'
import { shortcutText } from '../../../src/ui/freeDraw/commands'
import { en } from '../../../src/ui/words/en'
import { nl } from '../../../src/ui/words/nl'

/** Texts of a catalogue, each with a label of a button, field or screen that it quotes. */
const quotedIn = (words: typeof en): [text: string, label: string][] => [
  [words.taken(7), words.home.settings],
  [words.gone.drawing, words.overview.revert],
  [words.gone.drawing, words.home.settings],
  [words.gone.binned, words.home.settings],
  [words.backup.advice, words.home.settings],
  [words.unread.place(true), words.home.settings],
  [words.unread.place(true), words.storage.earlier],
  [words.storage.emptyBinSure(7), words.storage.earlier],
  [words.importFault.manyTochten(7), words.home.settings],
  [words.importFault.manyTochten(7), words.settings.loadFile],
  [words.sharing.textCopied, words.overview.load],
  [words.known.states.both, words.known.update],
  [words.known.toChoose(1), words.known.choices.both],
  [words.known.toChoose(7), words.known.choices.both],
  [words.export.forLeaders.codeTexts.tooLong, words.overview.share],
  [words.export.forLeaders.codeTexts.unable, words.overview.share],
  [words.editor.waysToDraw.draw, words.editor.circle],
  [words.editor.waysToDraw.draw, words.editor.arrow],
  [words.ring.hint, words.ring.fromBelow],
  [words.ring.hint, words.ring.staggered],
  [words.fishbone.begins, words.fishbone.up],
  [words.overview.keys, 'M'],
  [words.ring.keys, 'S'],
  [words.ring.hint, words.editor.junction],
  [words.overview.drag.draggable, 'M'],
  [words.editor.keyboardPen, shortcutText('junction') ?? ''],
]

it.each([...quotedIn(en), ...quotedIn(nl)])(
  'the text "%s" quotes the label "%s" as it stands on the screen',
  (text, label) => {
    expect(text).toContain(label)
  },
)
