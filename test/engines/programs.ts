import { existsSync } from 'node:fs'

/** An installed Firefox, driven as Playwright's `moz-firefox`, not Playwright's own build. */
export const firefoxPath = (): string =>
  required(
    [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    'No Firefox for the tests: install one (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to it.',
  )

const WEBKIT =
  'No WebKit for the tests: install WebKitGTK, its driver and a screen (Debian: apt-get install webkit2gtk-driver xvfb xauth).'

/** The MiniBrowser of WebKitGTK, which comes with its driver; the driver and a virtual screen are needed, too. */
export const miniBrowserPath = (): string => {
  for (const tool of ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']) required([tool], WEBKIT)
  const folders = ['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  )
  return required(folders, WEBKIT)
}

/** The first program that exists; otherwise an error says what to install. */
const required = (paths: readonly string[], advice: string): string => {
  const found = paths.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error(advice)
}
