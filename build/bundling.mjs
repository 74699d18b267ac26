import { fileURLToPath } from 'node:url'

/**
 * The syntax that the app may use, and that the benchmarks build for. The oldest supported browsers know more
 * (`OLDEST_BROWSERS`); this costs nothing and keeps older ones working.
 */
export const TARGET = 'es2022'
/** The oldest browsers in which the app is tested for what it uses: those of two years before 28 November 2026. */
export const OLDEST_BROWSERS = { chrome: 131, edge: 131, firefox: 128, safari: 18, safari_ios: 18 }

/** Packages that jsPDF imports for features that a vector sheet never uses; together they are larger than jsPDF itself. */
const UNUSED_BY_JSPDF = ['html2canvas', 'canvg', 'dompurify']
const ABSENT = fileURLToPath(new URL('../src/pdf/absentModule.ts', import.meta.url))

/** The module that replaces each unused package. */
export const REPLACED_PACKAGES = Object.fromEntries(UNUSED_BY_JSPDF.map((name) => [name, ABSENT]))

/** Packages of which Node must use the builds for browsers, since their Node builds do not find each other. */
export const BROWSER_BUILDS = ['svg2pdf.js', 'jspdf']
