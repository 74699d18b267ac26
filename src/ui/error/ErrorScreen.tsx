import { HOME_PATH } from '../paths'
import { useWords } from '../words/words'

/** Shown in the place of a screen that failed. The way home loads the app anew, since nobody knows what is broken. */
export const ErrorScreen = ({ message }: { readonly message: string }) => {
  const words = useWords()
  return (
    <main className="pad-safe-x mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4">
      <h1 className="text-2xl font-semibold">{words.error.title}</h1>
      <p className="font-mono text-sm break-words text-text-soft">{message}</p>
      <p>{words.error.safe}</p>
      <a
        href={HOME_PATH}
        className="inline-flex min-h-11 items-center self-start rounded-lg bg-accent px-4 font-medium text-on-accent"
      >
        {words.error.home}
      </a>
    </main>
  )
}
