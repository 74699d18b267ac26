/**
 * The PDF writer asks the page for two things: to read style sheets, of which the sheet has none, and how wide a text
 * is, of which it makes boxes that nothing on the sheet needs. A worker has no page, so it gets these answers.
 */
const paperDocument = {
  implementation: { createHTMLDocument: (): undefined => undefined },
  createElement: () => ({ getContext: () => null }),
  createElementNS: () => measuringElement,
  body: { appendChild: (): void => {}, removeChild: (): void => {} },
}

const measuringElement = {
  style: { setProperty: (): void => {} },
  parentNode: null,
  appendChild: (): void => {},
  setAttribute: (): void => {},
  setAttributeNS: (): void => {},
  getBBox: () => ({ width: 0 }),
}

/** Where there is a real document, as in tests that run in a page, it stays. */
export const providePaperDocument = (): void => {
  if (!('document' in globalThis)) Object.assign(globalThis, { document: paperDocument })
}
