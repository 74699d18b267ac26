import { chooseBoxes, ROUTE_RULES, type RouteRule } from '../../../route/boxes/chooseBoxes'
import type { RouteDraft } from '../../../route/routeDraft'
import { useWords } from '../../words/words'

interface Props {
  /** `undefined` until the roads are known. */
  readonly draft: RouteDraft | undefined
  readonly rule: RouteRule
  readonly onChoose: (rule: RouteRule) => void
}

/** The choice of junctions, with the number of drawings. */
export const JunctionsChoice = ({ draft, rule, onChoose }: Props) => {
  const { routeScreen: words, home } = useWords()
  return (
    <div role="radiogroup" aria-label={words.rule} className="flex flex-col gap-2">
      <p aria-hidden className="font-medium">
        {words.rule}
      </p>
      {ROUTE_RULES.map((one) => (
        <label
          key={one}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg bg-canvas p-3 has-checked:ring-2 has-checked:ring-accent"
        >
          <input
            type="radio"
            name="route-rule"
            checked={rule === one}
            // One tab stop for the group; the arrow keys move within it.
            tabIndex={rule === one ? 0 : -1}
            onChange={() => onChoose(one)}
            aria-label={words.rules[one]}
            aria-describedby={`route-rule-${one}`}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 flex-1 leading-snug">
            <span aria-hidden className="font-medium">
              {words.rules[one]}
            </span>
            <span id={`route-rule-${one}`} className="block text-sm text-text-soft">
              <span>{words.ruleHints[one]}</span>
              {draft && (
                <span className="block font-medium text-text tabular-nums">
                  {home.drawings(chooseBoxes(draft, one).boxes.length)}
                </span>
              )}
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}
