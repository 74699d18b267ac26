/** Lets the browser handle input and paint before more is done. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
