/** By which the press that asks a server is described. */
export const SERVER_NOTE = 'roads-server'

/** Which server is asked, and what it learns. */
export const ServerNote = ({ text }: { readonly text: string }) => (
  <p id={SERVER_NOTE} className="text-sm text-text-soft">
    {text}
  </p>
)
