/** A value that was read from a file or a text, or the first fault: nothing is read in part. */
export type Read<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault }

export const failed = <Fault>(fault: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault })
