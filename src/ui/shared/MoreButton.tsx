import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from './IconButton'
import { useWords } from '../words/words'

/** Opens what is wanted now and then. */
export const MoreButton = (props: ComponentProps<'button'>) => (
  <IconButton aria-haspopup="menu" {...props} label={useWords().more}>
    <Ellipsis className="size-5" />
  </IconButton>
)
