import { fileURLToPath } from 'node:url'
import { host } from '../e2e/hosting/ownHost'

/** A server of the build that a test can stop. */
export const ownServer = async (): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> => {
  const { address, close } = await host(fileURLToPath(new URL('../../dist', import.meta.url)))
  let stopped: Promise<void> | undefined
  return { address: address.replace(/\/$/, ''), stop: () => (stopped ??= close()) }
}
