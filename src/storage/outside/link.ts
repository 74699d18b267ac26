import { LINK_MARK, LONGEST_CODE, LONGEST_LINK, MOST_TEXT } from '../../constants'
import type { WholeTocht } from '../../model/types'
import { failed } from '../../model/read'
import { DEFAULT_SHEET } from '../../model/sheet/defaultSheet'
import type { StoredSheet } from '../../model/sheet/sheetOptions'
import { deflate, inflate } from './deflate'
import { toDisk } from '../format'
import type { Imported } from './importText'
import { packDrawing } from './packedInk'

/**
 * A link to the app that contains a tocht after a `#`: that part never leaves the browser, so no server sees it. Checks
 * are left out if the link would not fit into a QR code with them.
 * @param address the address of the app
 * @returns `undefined` if the link would be too long
 * @throws if the browser cannot compress
 */
export const linkOf = async (address: string, whole: WholeTocht): Promise<string | undefined> => {
  const link = await packedLink(address, whole)
  const isChecked = whole.drawings.some(({ check }) => check !== undefined)
  // A QR code that cameras can read is worth more than the checks.
  if (!isChecked || (link !== undefined && link.length <= LONGEST_CODE)) return link
  return packedLink(address, { ...whole, drawings: whole.drawings.map(({ check: _left, ...drawing }) => drawing) })
}

const packedLink = async (address: string, whole: WholeTocht): Promise<string | undefined> => {
  const start = `${address}${LINK_MARK}`
  const packed = await deflate(linkText(whole), ((LONGEST_LINK - start.length) * 3) / 4)
  return packed && `${start}${base64Url(packed)}`
}

const linkText = (whole: WholeTocht): string => {
  const { drawings, sheet, ...fields } = toDisk(whole)
  return JSON.stringify({ ...fields, sheet: sheet && chosen(sheet), ink: drawings.map(packDrawing) })
}

/** Leaves out default choices. */
const chosen = (sheet: StoredSheet): StoredSheet =>
  Object.fromEntries(Object.entries(sheet).filter(([key, value]) => DEFAULT_CHOICES[key] !== value))

const DEFAULT_CHOICES: Readonly<Record<string, unknown>> = { ...DEFAULT_SHEET }

/**
 * The payload of a link. The address may be missing, and other words may surround the link.
 * @returns `undefined` if the text contains no link
 */
export const linkPayload = (text: string): string | undefined => {
  const at = text.indexOf(LINK_MARK)
  const isJson = /[{["]/.test(text.slice(0, at))
  return at < 0 || isJson ? undefined : text.slice(at + LINK_MARK.length).split(/\s/, 1)[0]
}

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
  if (!/^[\w-]+$/.test(text)) throw new Error('No base64url')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
