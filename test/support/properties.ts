import fc, { configureGlobal } from 'fast-check'

/** One seed for every run: a test that passes today passes tomorrow. FC_SEED looks elsewhere. */
configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_250), numRuns: Number(process.env.FC_RUNS ?? 100) })

export { fc }
