/** The id of the note, for `aria-describedby`. */
export const SERVER_NOTE = 'roads-server'

/** Names the server, and what it learns. */
export const ServerNote = ({ text }: { readonly text: string }) => (
  <p id={SERVER_NOTE} className="text-sm text-text-soft">
    {text}
  </p>
)
