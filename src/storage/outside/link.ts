import { LINK_MARK, LONGEST_CODE, LONGEST_LINK, MOST_TEXT } from '../../constants'
import type { WholeTocht } from '../../model/adopt'
import { DEFAULT_SHEET } from '../../model/defaultSheet'
import type { StoredSheet } from '../../model/sheetOptions'
import { deflate, inflate } from './deflate'
import { toDisk } from '../format'
import type { Imported } from './importText'
import { packDrawing } from './packedInk'

/**
 * A link to the app that brings a tocht with it, behind a `#`: that part never leaves the browser, so no server sees it.
 *
 * @param address of the app itself
 * What was found in the field goes along only as long as the link fits into a code.
 *
 * @returns undefined where it would be longer than a link may be
 * @throws where the browser cannot compress
 */
export const linkOf = async (address: string, whole: WholeTocht): Promise<string | undefined> => {
  const link = await packedLink(address, whole)
  const isChecked = whole.drawings.some(({ check }) => check !== undefined)
  // The code that a camera reads is worth more than the ticks.
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

/** What is as usual need not be said. */
const chosen = (sheet: StoredSheet): StoredSheet =>
  Object.fromEntries(Object.entries(sheet).filter(([key, value]) => USUAL[key] !== value))

const USUAL: Readonly<Record<string, unknown>> = { ...DEFAULT_SHEET }

/**
 * What a link carries, as it stands in it. The address may be missing, and words of a message may stand around it.
 *
 * @returns undefined for a text that is no link
 */
export const carriedBy = (text: string): string | undefined => {
  const at = text.indexOf(LINK_MARK)
  const isJson = /[{["]/.test(text.slice(0, at))
  return at < 0 || isJson ? undefined : text.slice(at + LINK_MARK.length).split(/\s/, 1)[0]
}

/** The text of the tocht that a link carries. */
export const unpackLink = async (carried: string): Promise<Imported<string>> => {
  if (carried.length > LONGEST_LINK) return { ok: false, fault: { kind: 'tooLong', most: LONGEST_LINK } }
  try {
    const text = await inflate(fromBase64Url(carried), MOST_TEXT)
    return text === undefined ? { ok: false, fault: { kind: 'tooLong', most: MOST_TEXT } } : { ok: true, value: text }
  } catch {
    return { ok: false, fault: { kind: 'brokenLink' } }
  }
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** @throws if it holds anything else */
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  if (!/^[\w-]+$/.test(text)) throw new Error('No base64url')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
