// `npm start`: builds the app and serves it, after checking Node and the port. Written in syntax that old versions of
// Node can parse, so that they can report that they are too old.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { nodeFault } from './nodeVersion.mjs'
import { portFrom } from './port.mjs'

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = connect(port, host)
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

const start = async () => {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const fault = nodeFault(process.versions.node, engines.node)
  if (fault) throw new Error(fault)
  const port = portFrom(process.env['PORT'])
  // `localhost` may be IPv4 or IPv6.
  if ((await answers(port, '127.0.0.1')) || (await answers(port, '::1')))
    throw new Error(`Port ${port} is taken: end what uses it, or choose another one with PORT.`)
  const { build, preview } = await import('vite')
  await build()
  const server = await preview()
  server.printUrls()
}

start().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
