import { useEffect, useRef } from 'react'
import { useRouteError } from 'react-router-dom'
import { ChunkLoadError, refetch } from '../../platform/chunk'
import { useSaveStatus } from '../../store/context'
import { HOME_PATH } from '../paths'
import { Button, buttonClass } from '../shared/buttons/Button'
import { SaveState } from '../shared/notices/SaveState'
import { useBackup } from '../shared/useBackup'
import { errorText } from '../words/errorText'
import { useWords } from '../words/words'

/** Replaces a screen that failed, or that could not be loaded. Both ways out load the app again. */
export const ErrorScreen = () => {
  const words = useWords()
  const error = useRouteError()
  const saveAll = useBackup()
  const isSaved = useSaveStatus() === 'saved'
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus was lost with the failed screen.
  useEffect(() => heading.current?.focus(), [])
  const reload = async () => {
    // Without a network there would be no app.
    if (error instanceof ChunkLoadError && !(await refetch(error.address))) return
    location.reload()
  }
  return (
    <main className="pad-safe-x mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 py-8">
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" className="size-20" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold text-balance outline-none">
        {words.error.title}
      </h1>
      <p className="rounded-lg bg-panel p-3 font-mono text-sm wrap-anywhere text-text">{errorText(error, words)}</p>
      <p>{words.error.safe}</p>
      <SaveState />
      <div className="flex flex-wrap gap-2">
        <Button look="solid" disabled={!isSaved} onClick={() => void reload()}>
          {words.error.reload}
        </Button>
        <a href={`${import.meta.env.BASE_URL.replace(/\/$/, '')}${HOME_PATH}`} className={buttonClass('quiet')}>
          {words.error.home}
        </a>
        <Button onClick={saveAll}>{words.error.download}</Button>
      </div>
    </main>
  )
}
