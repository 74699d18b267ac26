import { isObject } from '../../model/isObject'

/**
 * Converts the first storage format, which had `lines` in the place of `drawings`. Its lines are undocumented, so each
 * recognisable form is converted: a list of drawings, a list of strokes, or bare lists of points as `{x, y}` or `[x,
 * y]`. Anything else stays, so that validation names its place.
 */
export const drawingsFromLines = (lines: unknown): unknown => {
  if (!Array.isArray(lines)) return lines
  if (lines.length > 0 && lines.every(isLegacyLine)) return [lines.map(strokeFromLine)]
  return lines.map((drawing: unknown) => (Array.isArray(drawing) ? drawing.map(strokeFromLine) : drawing))
}

const isLegacyLine = (value: unknown): boolean => hasPoints(value) || hasIcon(value) || isPointList(value)

const isPointList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPoint)

const isPoint = (value: unknown): boolean =>
  isObject(value) && (Array.isArray(value) ? value.length === 2 && value.every(isNumber) : 'x' in value && 'y' in value)

const strokeFromLine = (line: unknown): unknown => {
  if (isPointList(line)) return { points: line.map(pointFrom) }
  if (hasPoints(line) && Array.isArray(line.points)) return { ...line, points: line.points.map(pointFrom) }
  return line
}

const pointFrom = (point: unknown): unknown => (Array.isArray(point) ? { x: point[0], y: point[1] } : point)

const isNumber = (value: unknown): value is number => typeof value === 'number'
const hasPoints = (value: unknown): value is { points: unknown } => isObject(value) && 'points' in value
const hasIcon = (value: unknown): boolean => isObject(value) && 'icon' in value
