import type { RouteWords } from '../../words/route/routeEn'
import { useWords } from '../../words/words'

/** The reasons why a drawing is doubtful, in words. @param doubts as `routeDoubtsOf` gives them */
export const DoubtReasons = ({ doubts }: { readonly doubts: readonly string[] }) => {
  const words = useWords().routeScreen
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 leading-snug">
      {doubts.map((reason) => (
        <li key={reason}>{reasonText(reason, words)}</li>
      ))}
    </ul>
  )
}

const reasonText = (reason: string, { reasons, otherReason }: RouteWords): string =>
  reason in reasons ? reasons[reason as keyof typeof reasons] : otherReason
