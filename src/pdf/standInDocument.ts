/**
 * Stands in for `document`, which a worker lacks. svg2pdf uses it for two things: to parse style sheets (the sheet has
 * none) and to measure text (for boxes that the sheet does not need).
 */
const standInDocument = {
  implementation: { createHTMLDocument: (): undefined => undefined },
  createElement: () => ({ getContext: () => null }),
  createElementNS: () => measuringElement,
  body: { appendChild: (): void => {} },
}

const measuringElement = {
  style: { setProperty: (): void => {} },
  parentNode: null,
  appendChild: (): void => {},
  setAttribute: (): void => {},
  setAttributeNS: (): void => {},
  getBBox: () => ({ width: 0 }),
}

/** Installs the stand-in unless a real `document` exists, as in browser tests. */
export const provideStandInDocument = (): void => {
  if (!('document' in globalThis)) Object.assign(globalThis, { document: standInDocument })
}
