import { shownName } from '../words/shownName'
import { useWords } from '../words/words'

interface Props {
  readonly name: string
  /** The place of the tocht at Home. */
  readonly tochtIndex: number
}

/** The name of a tocht as a title; it may be long, and in any script. */
export const TochtTitle = ({ name, tochtIndex }: Props) => {
  const title = shownName(name, tochtIndex, useWords())
  return (
    <h1 title={title} className="line-clamp-2 min-w-0 text-lg leading-tight font-semibold wrap-anywhere">
      <bdi>{title}</bdi>
    </h1>
  )
}
