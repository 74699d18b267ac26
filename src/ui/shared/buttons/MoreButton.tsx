import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useWords } from '../../words/words'
import { IconButton } from './IconButton'

/** Opens a menu of rare actions. */
export const MoreButton = (props: ComponentProps<'button'>) => (
  <IconButton aria-haspopup="menu" {...props} label={useWords().more}>
    <Ellipsis className="size-5" />
  </IconButton>
)
