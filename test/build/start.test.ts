import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nodeFault } from '../../build/nodeVersion.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { engines } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { engines: { node: string } }

/**
 * Runs the script of `npm start`.
 * @returns all of its output
 */
const startWith = (port: string) => {
  const env = { ...process.env, PORT: port }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/start.mjs'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

describe('npm start reports in one line, before it builds,', () => {
  it.each(['a-port', '0', '-1', '70000', '41.5'])('that %s is no port', (port) => {
    const { status, said } = startWith(port)
    expect(said).toBe(`PORT is "${port}", which is no port: give a whole number from 1 to 65535.\n`)
    expect(status).toBe(1)
  })

  it.each(['127.0.0.1', 'localhost'])('that its port is taken on %s', async (host) => {
    const server = createServer().listen(0, host)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    try {
      const { status, said } = startWith(String(port))
      expect(said).toBe(`Port ${port} is taken: end what uses it, or choose another one with PORT.\n`)
      expect(status).toBe(1)
    } finally {
      server.close()
    }
  })

  it.each(['16.20.2', '18.20.0', '20.18.3', '21.7.3', '22.0.0', '22.11.0', '23.9.0'])(
    'that Node %s is not enough',
    (version) => {
      expect(nodeFault(version, engines.node)).toBe(
        `This is Node ${version}; Tochten needs ^20.19.0 or ^22.12.0 or >=24.0.0.`,
      )
    },
  )

  it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '26.10.0'])('nothing about Node %s', (version) => {
    expect(nodeFault(version, engines.node)).toBeUndefined()
  })
})
