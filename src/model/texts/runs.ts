import { SHORTEST_RUN } from '../../constants'

/** Numbers from `first` to `last`, without a gap. */
export interface NumberRun {
  readonly first: number
  readonly last: number
}

/** Groups ascending numbers into runs. A run below SHORTEST_RUN is split into single numbers. */
export const numberRuns = (numbers: readonly number[]): readonly NumberRun[] => {
  const runs: NumberRun[] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.last === number - 1) runs[runs.length - 1] = { ...run, last: number }
    else runs.push({ first: number, last: number })
  }
  return runs.flatMap((run) => (run.last - run.first + 1 < SHORTEST_RUN ? single(run) : run))
}

const single = ({ first, last }: NumberRun): readonly NumberRun[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ first: first + index, last: first + index }))
