import { cleanText } from '../render/sheet/sheetText'

interface Described {
  readonly title: string
  readonly author: string
  readonly language: string
}

/** The metadata of a document as XMP, which archives and search programs read instead of PDF's own properties. */
export const xmpOf = ({ title, author, language }: Described): string =>
  `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>` +
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">' +
  '<dc:format>application/pdf</dc:format>' +
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>` +
  (author === '' ? '' : `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`) +
  `<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>` +
  '<xmp:CreatorTool>Tochten</xmp:CreatorTool>' +
  '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string =>
  cleanText(text)
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter)
