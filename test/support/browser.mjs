import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A Chromium for tests. `env` holds additions to the environment; see `launchOptions`.
 * @typedef {{ executablePath: string, args: string[], env: Record<string, string>, name: string }} Browser
 */

const require = createRequire(import.meta.url)
const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
const windows = process.platform === 'win32'

/**
 * Playwright passes the other usual flags (no background networking, updates, first run, sync). The sandbox cannot
 * start as root, in most containers, or without user namespaces; all pages are our own.
 * Hinting moves letters to whole pixels, so that texts on screen would differ from the same texts in a PDF.
 */
const startArgs = ['--disable-gpu', '--disable-quic', '--no-sandbox', '--font-render-hinting=none']

/** On Linux, Chromium encodes file names in the locale, and POSIX has only ASCII. */
const localeEnv = process.platform === 'linux' ? { LC_ALL: 'C.UTF-8' } : {}

/**
 * The version text of a program, or '' if it does not run: an existing file may lack libraries. On Windows Chrome
 * prints nothing, so existing is enough. Ubuntu's snap is refused: it cannot see our temporary folder.
 * @param {string} path
 * @param {Record<string, string>} [env]
 */
function version(path, env = {}) {
  if (windows || !existsSync(path)) return existsSync(path) ? 'version unknown' : ''
  const run = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000, env: { ...process.env, ...env } })
  return run.status === 0 && !/\bsnap\b/.test(run.stdout) ? run.stdout.trim().replace(/ built on .*/, '') : ''
}

/** @param {string} path @param {Record<string, string>} [env] @returns {Browser | undefined} */
function usable(path, env = {}) {
  const found = version(path, env)
  return found
    ? { executablePath: path, args: startArgs, env: { ...localeEnv, ...env }, name: `${path} (${found})` }
    : undefined
}

/** The usual places of browsers, headless shells first, because tests in them take a third of the time. */
function systemPaths() {
  const { PATH = '', HOME = '', ProgramFiles = '', LOCALAPPDATA = '', ...rest } = process.env
  if (windows)
    return [
      'Google\\Chrome\\Application\\chrome',
      'Chromium\\Application\\chrome',
      'Microsoft\\Edge\\Application\\msedge',
    ]
      .map((file) => `${file}.exe`)
      .flatMap((file) => [ProgramFiles, rest['ProgramFiles(x86)'] ?? '', LOCALAPPDATA].map((root) => join(root, file)))
  const folders = [...PATH.split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin', '/opt/google/chrome']
  const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
  const full = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'chrome', 'microsoft-edge']
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
    ['/Applications', join(HOME, 'Applications')].map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`),
  )
  const commands = [...shells, ...full].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...new Set([...commands, ...(process.platform === 'darwin' ? apps : [])])]
}

/** Playwright's own download, if any. The API names only the full browser; the shell is in a folder beside it. */
async function playwrightBrowser() {
  const { chromium } = await import('playwright-core')
  const full = chromium.executablePath()
  const shellFolder = full.replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2')
  const files = existsSync(shellFolder) ? readdirSync(shellFolder, { recursive: true, encoding: 'utf8' }) : []
  const shells = files.filter((file) => /(headless-shell|headless_shell)(\.exe)?$/.test(file))
  return firstUsable([...shells.map((file) => join(shellFolder, file)), full])
}

/** The package whose Chromium the lock file fixes: usually an older one than a machine has. */
const BUNDLED = '@sparticuz/chromium'

/**
 * The Chromium in the optional package @sparticuz/chromium (Linux x64), which has its own libraries and fonts and so
 * runs on a bare machine. The package runs in a child process, because it changes the environment to suit Amazon's
 * servers. It unpacks into the temporary folder; we set that to a folder in the package, which we rename at the end.
 */
function bundledBrowser() {
  try {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
    const home = join(dirname(require.resolve(BUNDLED)), '../..')
    const folder = join(home, 'unpacked')
    if (!existsSync(folder)) unpackBundled(home, folder)
    const env = {
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    }
    return usable(join(folder, 'chromium'), env)
  } catch {
    return undefined
  }
}

/** @param {string} home @param {string} folder */
function unpackBundled(home, folder) {
  const unpacking = mkdtempSync(join(home, 'unpacking-'))
  const code = `const { default: chromium } = await import('${BUNDLED}'); await chromium.executablePath()`
  const env = { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  const node = ['--input-type=module', '-e', code]
  const run = spawnSync(process.execPath, node, { cwd: projectRoot, env, stdio: 'ignore' })
  const fonts = `<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir prefix="relative">fonts</dir>`
  writeFileSync(join(unpacking, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>`)
  try {
    if (run.status === 0) renameSync(unpacking, folder)
  } catch {
    // Another process was first; its copy can be used.
  } finally {
    rmSync(unpacking, { recursive: true, force: true })
  }
}

/** @param {string[]} paths */
function firstUsable(paths) {
  for (const path of paths) {
    const browser = usable(path)
    if (browser) return browser
  }
  return undefined
}

/** Downloads Playwright's headless shell, the only step here that needs the network. */
async function installedBrowser() {
  console.log('No Chromium found: downloading one with "playwright install --only-shell chromium".')
  const cli = require.resolve('@playwright/test/cli')
  spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { cwd: projectRoot, stdio: 'inherit' })
  return playwrightBrowser()
}

/** The browser that the user named; an error if it does not run, so that nothing else is tested by mistake. */
function chosenBrowser() {
  const path = process.env['CHROMIUM_PATH']
  if (!path) return undefined
  const browser = path === BUNDLED ? bundledBrowser() : usable(path)
  if (!browser) throw new Error(`CHROMIUM_PATH is ${path}, which does not run. Correct it or unset it.`)
  return browser
}

async function searchBrowser() {
  const browser =
    chosenBrowser() ??
    firstUsable(systemPaths()) ??
    (await playwrightBrowser()) ??
    bundledBrowser() ??
    (await installedBrowser())
  if (browser) return browser
  throw new NoBrowserError(
    'No Chromium for the tests. Install one (Debian: apt-get install chromium-headless-shell; macOS, Windows: ' +
      'Google Chrome), or set CHROMIUM_PATH to the program of one.',
  )
}

/** No Chromium is on this machine, and none could be downloaded. */
export class NoBrowserError extends Error {}

/**
 * Finds a Chromium and prints its name. Test workers inherit the result through the environment, because all of them
 * load this configuration and must neither search nor print again.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const known = process.env['TOCHTEN_BROWSER']
  if (known) return JSON.parse(known)
  const browser = await searchBrowser()
  process.env['TOCHTEN_BROWSER'] = JSON.stringify(browser)
  console.log(`Chromium for the tests: ${browser.name}`)
  return browser
}

/**
 * The browser as options for Playwright's `chromium.launch`. `env` replaces the whole environment, so it is set only if
 * something must be added.
 */
export async function launchOptions() {
  const { executablePath, args, env } = await findBrowser()
  if (Object.keys(env).length === 0) return { executablePath, args }
  const whole = Object.entries({ ...process.env, ...env }).map(([name, value]) => [name, value ?? ''])
  return { executablePath, args, env: Object.fromEntries(whole) }
}
