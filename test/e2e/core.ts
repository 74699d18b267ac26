/**
 * The critical browser tests, which `npm test` runs: ink is drawn, saved, shared between tabs, loaded and printed,
 * online and offline, and after a fault or a kill. `npm run test:rest` runs all others.
 */
export const CORE =
  /\/(backup|errors|export|fishboneLoad|freeDraw|home|keeping|load|mainJob|newerApp|offline|otherTabs|routes|undo|close|kill)\.spec\.ts$/
