import type { Metric } from 'web-vitals'

/**
 * Measures how fast the app feels and tells the callback. Without one nothing is fetched or measured; no figure leaves
 * the device either way.
 */
export const reportPerformance = async (report?: (metric: Metric) => void): Promise<void> => {
  if (!report) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report)
}
