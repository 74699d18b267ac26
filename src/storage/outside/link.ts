import { LINK_MARK, LONGEST_QR_TEXT, LONGEST_LINK, MOST_TEXT } from '../../constants'
import { failed } from '../../model/read'
import { DEFAULT_SHEET } from '../../model/sheet/defaultSheet'
import type { StoredSheet } from '../../model/sheet/sheetOptions'
import type { WholeTocht } from '../../model/types'
import { toDisk, type DiskTocht } from '../format'
import { deflate, inflate } from './deflate'
import { findLinkMark } from './findLinkMark'
import type { Imported } from './importText'
import { packedIds } from './packedIds'
import { packDrawing } from './packedInk'

/**
 * A link to the app that contains a tocht after a `#`: that part never leaves the browser, so no server sees it. Checks
 * are left out if only without them the link fits into a QR code, or is short enough at all.
 * @param address the address of the app
 * @returns `undefined` if the link would be too long
 * @throws if the browser cannot compress
 */
export const linkOf = async (address: string, whole: WholeTocht): Promise<string | undefined> => {
  const link = await packedLink(address, whole)
  const isChecked = whole.drawings.some(({ check }) => check !== undefined)
  if (!isChecked || fitsCode(link)) return link
  const drawings = whole.drawings.map(({ check: _left, ...drawing }) => drawing)
  const unchecked = await packedLink(address, { ...whole, drawings })
  // A QR code that cameras can read is worth more than the checks.
  return fitsCode(unchecked) ? unchecked : (link ?? unchecked)
}

/** Whether a link is short enough for a QR code that cameras can read. */
export const fitsCode = (link: string | undefined): boolean => link !== undefined && link.length <= LONGEST_QR_TEXT

const packedLink = async (address: string, whole: WholeTocht): Promise<string | undefined> => {
  const disk = toDisk(whole)
  const ids = packedIds(disk)
  const start = `${address}${LINK_MARK}`
  const end = ids === undefined ? '' : `${BEFORE_IDS}${base64Url(bytesOf(ids))}`
  const packed = await deflate(linkText(disk), ((LONGEST_LINK - start.length - end.length) * 3) / 4)
  return packed && `${start}${base64Url(packed)}${end}`
}

/** Separates the ids from the tocht. Versions without ids stop reading here. */
const BEFORE_IDS = '.'

/** The text of a tocht, without what `packedIds` holds. */
const linkText = ({
  drawings,
  sheet,
  id: _id,
  seen: _seen,
  deleted: _deleted,
  details,
  ...fields
}: DiskTocht): string => {
  const facts = details?.map(({ id: _own, seen: _last, ...known }) => known)
  return JSON.stringify({
    ...fields,
    details: facts?.some((known) => Object.keys(known).length > 0) ? facts : undefined,
    sheet: sheet && chosen(sheet),
    ink: drawings.map(packDrawing),
  })
}

/** Leaves out default choices. */
const chosen = (sheet: StoredSheet): StoredSheet =>
  Object.fromEntries(Object.entries(sheet).filter(([key, value]) => DEFAULT_CHOICES[key] !== value))

const DEFAULT_CHOICES: Readonly<Record<string, unknown>> = { ...DEFAULT_SHEET }

/** How JSON of tochten begins, but no message with a link. `\s` includes the byte order mark. */
const JSON_START = /^\s*(?:\{|\[\s*[[{])/

/**
 * The payload of a link. The address may be missing, and other words may surround the link.
 * @returns `undefined` if the text contains no link, or if it is JSON, whose names may look like one
 */
export const linkPayload = (text: string): string | undefined => {
  const mark = findLinkMark(text)
  if (!mark || JSON_START.test(text)) return undefined
  return /^[\w-]*/.exec(text.slice(mark.to))?.[0]
}

/** The ids behind the payload of a link, as hexadecimal digits; `undefined` if there are none that can be read. */
export const linkIds = (text: string): string | undefined => {
  const mark = findLinkMark(text)
  const [, ids] = mark ? (IDS.exec(text.slice(mark.to, mark.to + LONGEST_LINK)) ?? []) : []
  try {
    return ids === undefined ? undefined : digitsOf(fromBase64Url(ids))
  } catch {
    return undefined
  }
}

const IDS = /^[\w-]*\.([\w-]+)/

/** Unpacks the text of a tocht from a link's payload. */
export const unpackLink = async (payload: string): Promise<Imported<string>> => {
  if (payload.length > LONGEST_LINK) return failed({ kind: 'tooLong', most: LONGEST_LINK })
  try {
    const text = await inflate(fromBase64Url(payload), MOST_TEXT)
    return text === undefined ? failed({ kind: 'tooLong', most: MOST_TEXT }) : { ok: true, value: text }
  } catch {
    return failed({ kind: 'brokenLink' })
  }
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** @throws if the text is not base64url */
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

const digitsOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
