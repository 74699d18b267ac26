/**
 * The critical browser tests, which `npm test` runs within six minutes: ink is drawn, saved, changed in two tabs, loaded
 * and printed, online and offline, and after a fault or a kill. `npm run test:rest` runs all others.
 */
export const CORE =
  /\/(backup|errors|fishboneLoad|freeDraw|home|keeping|load|mainJob|newerApp|offline|undo|close|kill|tabs)\.spec\.ts$/
