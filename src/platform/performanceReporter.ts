const MEASURED = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event']

/** Tells a callback what the browser measures of the page. Without one, as we call it, nothing is measured. */
export const reportPerformance = (report?: (entry: PerformanceEntry) => void): void => {
  if (!report) return
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(report))
  for (const type of MEASURED) observer.observe({ type, buffered: true })
}
