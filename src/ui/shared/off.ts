/** A button that does nothing for now. Not `disabled`, which would drop the focus of a button that was just pressed. */
export const OFF = { 'aria-disabled': true, onClick: undefined, onKeyDown: undefined } as const
