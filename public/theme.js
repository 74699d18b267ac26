// Runs before anything is painted, so that nobody who chose light sees a dark flash; src/platform/theme.ts takes over.
;(() => {
  let theme
  try {
    theme = localStorage.getItem('ui-theme')
  } catch {
    // A browser that keeps nothing shows the default.
  }
  const light = theme === 'light' || (theme === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.className = light ? 'light' : 'dark'
  document.querySelector('meta[name=theme-color]').content = light ? '#fbfdfc' : '#101211'
})()
