/** Focuses an unreadable distance in a dialog, and shows the reason. @returns whether there is one */
export const focusUnreadable = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('[role=dialog] input:invalid')
  // This call sends an event whose handler shows the reason.
  field?.checkValidity()
  field?.focus()
  return field !== null
}
