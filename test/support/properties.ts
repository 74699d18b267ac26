import fc, { configureGlobal } from 'fast-check'

/** A fixed seed, so that runs are reproducible; FC_SEED sets another. */
configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_250), numRuns: Number(process.env.FC_RUNS ?? 100) })

export { fc }
