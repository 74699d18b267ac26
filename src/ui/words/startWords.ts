/** The texts to show when no language could be loaded. */
export const START_WORDS = {
  title: 'Unexpected Application Error!',
  safe: 'What you drew is kept on this device. To be sure, download it as a file.',
  retry: 'Try again',
  download: 'Download my data',
}

/** Precedes the address of the file that failed to load. */
export const START_UNFETCHED = 'The app could not be fetched:'
