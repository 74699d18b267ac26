/** Puts a text on the clipboard; false where the browser does not allow it. Must be called within a user's action. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
