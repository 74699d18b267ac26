import { Button } from '../ui/shared/buttons/Button'
import { downloadData } from '../ui/shared/useBackup'
import type { Words } from '../ui/words/en'

interface Props {
  readonly words: Words
  /** The text of the mirror, `null` if there is none. */
  readonly mirrorText: string | null
}

/** Shown while the database does not answer. It needs nothing but the words, and looks like the error screen. */
export const SlowStart = ({ words: { slowStart, error }, mirrorText }: Props) => (
  <main className="pad-safe-x mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 py-8">
    <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" className="size-20" />
    <h1 className="text-2xl font-semibold text-balance">{slowStart.waiting}</h1>
    <div className="flex flex-wrap gap-2">
      <Button look="solid" onClick={() => location.reload()}>
        {error.reload}
      </Button>
      {mirrorText !== null && <Button onClick={() => downloadData(mirrorText)}>{slowStart.save}</Button>}
    </div>
  </main>
)
