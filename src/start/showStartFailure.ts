import { DATA_FILE_NAME } from '../constants'
import { messageOf } from '../model/messageOf'
import { download } from '../platform/files/download'
import { START_WORDS } from '../ui/words/startWords'

/**
 * Shows why the app could not start, without any component or language of the app.
 * @param kept the mirror in local storage, offered as a download
 */
export const showStartFailure = (error: unknown, kept: string | null): void => {
  const heading = made('h1', 'text-2xl font-semibold', START_WORDS.title)
  heading.tabIndex = -1
  const message = made('p', 'rounded-lg bg-panel p-3 font-mono text-sm wrap-anywhere', messageOf(error))
  const retry = made('button', BUTTON, START_WORDS.retry)
  retry.addEventListener('click', () => location.reload())
  const parts: Node[] = [heading, message, retry]
  if (kept !== null) {
    const save = made('button', BUTTON, START_WORDS.download)
    save.addEventListener('click', () => download(new Blob([kept], { type: 'application/json' }), DATA_FILE_NAME))
    parts.splice(2, 0, made('p', '', START_WORDS.safe))
    parts.push(save)
  }
  const screen = made('main', 'mx-auto flex min-h-dvh max-w-prose flex-col items-start justify-center gap-4 p-4', '')
  screen.append(...parts)
  document.body.replaceChildren(screen)
  heading.focus()
}

const BUTTON = 'min-h-11 rounded-lg bg-panel px-4 font-medium hover:bg-panel-hover'

const made = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text: string,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), { className, textContent: text })
