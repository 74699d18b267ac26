/** Resolves in a later task, so that the browser can handle input and paint first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Handles each item in a separate task, because handling all at once blocks the tab for longer. */
export const inSeparateTasks = async <Item>(items: readonly Item[], handle: (item: Item) => void): Promise<void> => {
  for (const [index, item] of items.entries()) {
    if (index > 0) await nextTask()
    handle(item)
  }
}
