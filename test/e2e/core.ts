/**
 * The browser tests of what no change may break, which `npm test` runs: ink is drawn, kept, shared by tabs, loaded and
 * printed, with and without a network, and after a fault or a kill. `npm run test:rest` runs all the others.
 */
export const CORE =
  /\/(backup|errors|export|fishboneLoad|freeDraw|home|keeping|load|mainJob|newerApp|offline|otherTabs|routes|undo|close|kill)\.spec\.ts$/
