import type { jsPDF } from 'jspdf'

interface PutPage {
  readonly pageNumber: number
}

/** jsPDF's functions for plugins, which its types lack. */
interface Writing {
  readonly write: (line: string) => void
  readonly pdfEscape: (text: string) => string
  readonly newObjectDeferred: () => number
  readonly newObjectDeferredBegin: (id: number, isOutput: boolean) => void
  readonly getPageInfo: (pageNumber: number) => { readonly objId: number }
  readonly events: {
    subscribe(event: 'putPage', onEvent: (put: PutPage) => void): void
    subscribe(event: 'postPutResources' | 'putCatalog', onEvent: () => void): void
  }
}

/** What a document offers to plugins: objects of their own, and events at the places where these belong. */
export const writingOf = ({ internal }: jsPDF): Writing => internal as unknown as Writing

/** jsPDF writes 1.3, but marked content needs 1.4, and object streams need 1.5. */
export const setVersion = (document: jsPDF, version: string): void => {
  const { __private__ } = document as unknown as { __private__: { setPdfVersion: (version: string) => void } }
  __private__.setPdfVersion(version)
}
