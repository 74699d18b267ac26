/**
 * Stands in for html2canvas, canvg and dompurify. jsPDF loads them for pictures of HTML pages; a vector sheet needs
 * none of them. Without them the app is smaller, and no PDF can contain a bitmap by accident.
 */
export default undefined
