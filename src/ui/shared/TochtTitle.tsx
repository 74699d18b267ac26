/** The name of a tocht as a title; it may be long, and in any script. */
export const TochtTitle = ({ name }: { readonly name: string }) => (
  <h1 className="min-w-0 truncate text-lg font-semibold">
    <bdi>{name}</bdi>
  </h1>
)
