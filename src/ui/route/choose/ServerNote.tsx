/** Names a server, and what it learns. @param id for `aria-describedby` */
export const ServerNote = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <p id={id} className="text-sm text-text-soft">
    {text}
  </p>
)
