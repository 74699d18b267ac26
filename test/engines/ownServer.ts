import { host } from '../e2e/hosting/ownHost'
import { DIST } from '../support/dist'

/** A server of the build that a test can stop. */
export const ownServer = async (): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> => {
  const { address, close } = await host(DIST)
  let stopped: Promise<void> | undefined
  return { address: address.replace(/\/$/, ''), stop: () => (stopped ??= close()) }
}
