import { shownName } from '../words/shownName'
import { useWords } from '../words/words'

interface Props {
  readonly name: string
  /** The place of the tocht at Home. */
  readonly index: number
}

/** The name of a tocht as a title; it may be long, and in any script. */
export const TochtTitle = ({ name, index }: Props) => {
  const title = shownName(name, index, useWords())
  return (
    <h1 title={title} className="line-clamp-2 min-w-0 text-lg leading-tight font-semibold wrap-anywhere">
      <bdi>{title}</bdi>
    </h1>
  )
}
