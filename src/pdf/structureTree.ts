import type { jsPDF } from 'jspdf'
import { hexText, type MarkedPart } from './markedContent'
import { inPoints } from './points'
import { writingOf } from './writing'

/** The parts on one side of the paper, and what to say about the figures among them. */
export interface DescribedSide {
  readonly parts: readonly MarkedPart[]
  readonly height: number
  /** By the numbers of the page and of the drawing. */
  readonly descriptions: ReadonlyMap<number, ReadonlyMap<number, string>>
}

/**
 * Writes the structure tree of a PDF, which tells readers that speak or reflow the text what each part is, and in which
 * order they come. jsPDF has no function for it, but events at the places where the tree belongs.
 *
 * @param sides in printing order; read when the document is put out
 */
export const addStructure = (document: jsPDF, sides: readonly DescribedSide[]): void => {
  const { events, write, newObjectDeferred, newObjectDeferredBegin, getPageInfo } = writingOf(document)
  let root = 0
  const put = (id: number, content: string): void => {
    newObjectDeferredBegin(id, true)
    write(content)
    write('endobj')
  }
  events.subscribe('putPage', ({ pageNumber }) => write(`/StructParents ${pageNumber - 1} /Tabs /S`))
  events.subscribe('postPutResources', () => {
    root = newObjectDeferred()
    const [whole, parents] = [newObjectDeferred(), newObjectDeferred()]
    const placed = sides.map((side, index) =>
      side.parts.map((part, mcid) => {
        const id = newObjectDeferred()
        const { objId } = getPageInfo(index + 1)
        put(id, `<</S/${part.kind}/P ${whole} 0 R/Pg ${objId} 0 R/K ${mcid}${textOf(part, side)}>>`)
        return { id, page: part.page }
      }),
    )
    // In a booklet, the pages lie in another order than they are read.
    const inOrder = placed.flat().toSorted((one, other) => one.page - other.page)
    put(root, `<</Type/StructTreeRoot/K ${whole} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${sides.length}>>`)
    put(whole, `<</S/Document/P ${root} 0 R/K [${references(inOrder)}]>>`)
    put(parents, `<</Nums [${placed.map((ids, index) => `${index} [${references(ids)}]`).join(' ')}]>>`)
  })
  events.subscribe('putCatalog', () => write(`/StructTreeRoot ${root} 0 R /MarkInfo <</Marked true>>`))
}

const references = (objects: readonly { readonly id: number }[]): string =>
  objects.map(({ id }) => `${id} 0 R`).join(' ')

const textOf = ({ text, drawing, box, page }: MarkedPart, { descriptions, height }: DescribedSide): string => {
  if (!box) return text === undefined ? '' : `/ActualText ${textString(text)}`
  const [left, bottom] = [box.x, height - box.y - box.height]
  const edges = [left, bottom, left + box.width, bottom + box.height].map((at) => Math.round(inPoints(at)))
  return `/Alt ${textString(text ?? descriptions.get(page)?.get(drawing) ?? String(drawing))}/A<</O/Layout/BBox [${edges.join(' ')}]>>`
}

/** A text, as short as it can be written. */
const textString = (text: string): string =>
  /^[ -~]*$/.test(text) ? `(${text.replaceAll(/[\\()]/g, '\\$&')})` : hexText(text)
