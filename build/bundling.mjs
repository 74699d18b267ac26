import { fileURLToPath } from 'node:url'

/**
 * The syntax that the app may use, and that the benchmarks build for. The oldest supported browsers know more
 * (`OLDEST_BROWSERS`); this costs nothing and keeps older ones working.
 */
export const TARGET = 'es2022'
/** The syntax of the first script, which must run in a browser of any age to say that it is too old. */
export const EARLY_TARGET = 'es2017'

/** Packages that jsPDF imports for features that a vector sheet never uses; together they are larger than jsPDF itself. */
const UNUSED_BY_JSPDF = ['html2canvas', 'canvg', 'dompurify']
const ABSENT = fileURLToPath(new URL('../src/pdf/absentModule.ts', import.meta.url))

/** The module that replaces each unused package. */
export const REPLACED_PACKAGES = Object.fromEntries(UNUSED_BY_JSPDF.map((name) => [name, ABSENT]))

/** Packages of which Node must use the builds for browsers, since their Node builds do not find each other. */
export const BROWSER_BUILDS = ['svg2pdf.js', 'jspdf']
