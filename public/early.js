// oxlint-disable unicorn/consistent-function-scoping -- no module: what stands outside the block is everybody's
// Runs before anything is painted: in the theme that was chosen, so that nobody who chose light sees a dark flash
// (src/platform/theme.ts takes over), and asks for what the address needs beside the start, not after it.
{
  const { dataset, src } = document.currentScript
  const chosen = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // A browser that keeps nothing shows the default.
    }
  }

  const theme = chosen('ui-theme')
  const light = theme === 'light' || (theme === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.className = light ? 'light' : 'dark'
  document.querySelector('meta[name=theme-color]').content = light ? '#fbfdfc' : '#101211'

  // Only a build says which files there are: build/early.ts.
  if (dataset.parts) {
    const { start, first, said, files, screens, words } = JSON.parse(dataset.parts)
    const base = new URL('.', src)
    const make = (name, properties) => Object.assign(document.createElement(name), properties)
    const add = (name, properties) => document.head.append(make(name, properties))

    const onerror = ({ target }) => {
      const screen = make('main', { className: 'flex min-h-dvh flex-col items-start justify-center gap-4 p-4' })
      screen.append(
        make('h1', { className: 'text-2xl font-semibold', textContent: said.title }),
        make('p', { className: 'font-mono text-sm wrap-anywhere', textContent: `${said.unfetched} ${target.src}` }),
        make('button', {
          className: 'min-h-11 rounded-lg bg-panel px-4 font-medium',
          textContent: said.retry,
          onclick: () => location.reload(),
        }),
      )
      document.body.replaceChildren(screen)
    }

    const begin = () => add('script', { type: 'module', src: new URL(start, base).href, crossOrigin: '', onerror })
    // Unlike one that stands in the page, a script that is put in does not wait until all of the page is there.
    const beginOnPage = () => {
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true })
      else begin()
    }
    // The first frame shows the sign of the app; a page that is not looked at has none, or has it late.
    let waits = true
    const beginOnce = () => {
      if (waits) beginOnPage()
      waits = false
    }
    const [screen] = location.pathname.slice(base.pathname.length).split('/')
    if (document.visibilityState === 'hidden') beginOnce()
    else {
      const beginWithFrame = () => requestAnimationFrame(beginOnce)
      // A drawing has a table of its own, on which can be drawn before the start is there: that goes first.
      if (screen === first.screen) {
        const table = { type: 'module', src: new URL(first.script, base).href, crossOrigin: '', fetchPriority: 'high' }
        add('script', { ...table, onload: beginWithFrame, onerror: beginWithFrame })
      } else beginWithFrame()
      setTimeout(beginOnce, 300)
    }

    const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
    const language = [chosen('tochten-language'), ...spoken].find((one) => Object.hasOwn(words, one)) ?? 'en'
    const needed = screens[Object.hasOwn(screens, screen) ? screen : '']
    const later = { crossOrigin: '', fetchPriority: 'low' }
    for (const index of new Set([...needed.files, ...words[language][needed.words]])) {
      const href = new URL(files[index], base).href
      if (href.endsWith('.css')) add('link', { ...later, rel: 'preload', as: 'style', href })
      else add('link', { ...later, rel: 'modulepreload', href })
    }

    // Chromium may offer to install before the app listens: platform/install looks for it here.
    const keepOffer = (event) => {
      event.preventDefault()
      globalThis.earlyOffer = event
    }
    addEventListener('beforeinstallprompt', keepOffer, { once: true })

    // A browser opens its database some time after it is first asked of one.
    globalThis.indexedDB?.databases?.().catch(() => undefined)
  }
}
