/** Leads back to a distance in a dialog that cannot be read, and shows why. @returns whether there is one */
export const focusUnreadable = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('[role=dialog] input:invalid')
  // The event that this sends shows the reason in words.
  field?.checkValidity()
  field?.focus()
  return field !== null
}
