import { useEffect, useRef } from 'react'
import { ChunkLoadError } from '../../platform/chunk'
import { reloadApp } from '../../platform/reloadApp'
import { useServices } from '../../store/context'
import { HOME_PATH } from '../paths'
import { Button, buttonClass } from '../shared/buttons/Button'
import { downloadTochten } from '../shared/downloadTochten'
import { errorText } from '../words/errorText'
import { useWords } from '../words/words'

interface Props {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Replaces a screen that failed. The link home reloads the app, since its state may be broken. */
export const ErrorScreen = ({ error, onRetry }: Props) => {
  const words = useWords()
  const { store, persistence } = useServices()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus was lost with the failed screen.
  useEffect(() => heading.current?.focus(), [])
  const retry = async () => {
    if (error instanceof ChunkLoadError && (await reloadApp(persistence, error.address))) return
    onRetry()
  }
  return (
    <main className="pad-safe-x mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 py-8">
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" className="size-20" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold text-balance outline-none">
        {words.error.title}
      </h1>
      <p className="rounded-lg bg-panel p-3 font-mono text-sm wrap-anywhere text-text">{errorText(error, words)}</p>
      <p>{words.error.safe}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="solid" onClick={() => void retry()}>
          {words.error.retry}
        </Button>
        <a href={`${import.meta.env.BASE_URL.replace(/\/$/, '')}${HOME_PATH}`} className={buttonClass('quiet')}>
          {words.error.home}
        </a>
        <Button onClick={() => downloadTochten(store.getState())}>{words.error.download}</Button>
      </div>
    </main>
  )
}
