import { usePreferences } from '../../store/context'
import { useWords } from '../words/words'

/** Says how to begin on empty paper, and shows what Route will draw; hidden while a finger or pen is down. */
export const FirstStrokeGhost = () => {
  const words = useWords().firstStroke
  const { route } = usePreferences()
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-[12%] flex flex-col items-center gap-2 px-4 text-text-soft group-active:hidden">
      <p className="rounded-md bg-canvas px-2 text-center">{route ? words.draw : words.pressRoute}</p>
      {route && (
        <svg viewBox="0 0 24 80" className="h-24 w-8" aria-hidden>
          <path
            d="M12 60 V8 M5 16 L12 7 L19 16"
            className="fill-none stroke-current stroke-2"
            strokeDasharray="5 4"
            strokeLinecap="round"
          />
          <circle cx="12" cy="68" r="9" className="fill-current" />
        </svg>
      )}
    </div>
  )
}
