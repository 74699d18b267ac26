/** What can be said when no language could be fetched. */
export const START_WORDS = {
  title: 'Unexpected Application Error!',
  safe: 'What you drew is kept on this device. To be sure, download it as a file.',
  retry: 'Try again',
  download: 'Download my data',
}

/** Before the address of a start that did not come. */
export const START_UNFETCHED = 'The app could not be fetched:'
