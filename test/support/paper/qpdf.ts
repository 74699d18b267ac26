import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Faults that qpdf finds in a PDF; `undefined` if it is not installed. */
export const qpdfFaults = (bytes: Uint8Array): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'qpdf-'))
  try {
    const path = join(folder, 'file.pdf')
    writeFileSync(path, bytes)
    const { error, status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' })
    if (error) return undefined
    return status === 0 ? '' : stdout + stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}
