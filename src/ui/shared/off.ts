/** Turns a button off. Not `disabled`, because a button that was just pressed would then lose the focus. */
export const OFF = { 'aria-disabled': true, onClick: undefined, onKeyDown: undefined } as const
