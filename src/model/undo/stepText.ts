import type { Step } from './step'

const texts = new WeakMap<Step, string>()

/** A step as JSON, as it is stored, compared and measured; cached. */
export const stepText = (step: Step): string => {
  const text = texts.get(step) ?? JSON.stringify({ patches: step.patches, inverse: step.inverse })
  texts.set(step, text)
  return text
}

/**
 * The inverse of {@link stepText}. Parses on first use, because most steps are never undone.
 * @param at a count of steps
 */
export const stepFrom = (text: string, at: number): Step => {
  let parsed: Pick<Step, 'patches' | 'inverse'> | undefined
  const read = (): Pick<Step, 'patches' | 'inverse'> => (parsed ??= JSON.parse(text) as Step)
  const step: Step = {
    at,
    get patches() {
      return read().patches
    },
    get inverse() {
      return read().inverse
    },
  }
  texts.set(step, text)
  return step
}
