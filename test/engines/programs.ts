import { existsSync } from 'node:fs'

/** Firefox, as Playwright's `moz-firefox` drives it: one that is installed, not Playwright's own build. */
export const firefoxPath = (): string =>
  required(
    [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    'No Firefox for the tests: install one (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to it.',
  )

const WEBKIT =
  'No WebKit for the tests: install WebKitGTK, its driver and a screen (Debian: apt-get install webkit2gtk-driver xvfb xauth).'

/** The small browser of WebKitGTK, which comes with the driver; that and a screen must be there too. */
export const miniBrowserPath = (): string => {
  for (const tool of ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']) required([tool], WEBKIT)
  const folders = ['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  )
  return required(folders, WEBKIT)
}

/** The first program that is there; where none is, says what to install. */
const required = (paths: readonly string[], advice: string): string => {
  const found = paths.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error(advice)
}
