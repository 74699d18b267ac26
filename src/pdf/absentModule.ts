/**
 * Stands in for html2canvas, canvg and dompurify. jsPDF loads them for pictures of HTML pages; a vector sheet asks for
 * none of that, and without them the app is smaller and its PDFs cannot hold a bitmap by accident.
 */
export default undefined
