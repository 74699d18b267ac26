/** The name of a tocht as a title; it may be long, and in any script. */
export const TochtTitle = ({ name }: { readonly name: string }) => (
  <h1 title={name} className="line-clamp-2 min-w-0 text-lg leading-tight font-semibold wrap-anywhere">
    <bdi>{name}</bdi>
  </h1>
)
