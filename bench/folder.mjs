import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives a folder that exists until the work is done.
 *
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
export const withFolder = async (work) => {
  const folder = await mkdtemp(join(tmpdir(), 'tochten-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
