import { Import } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../shared/buttons/Button'
import { useWords } from '../../words/words'

/** Opens the text box to load a tocht. */
export const LoadButton = (props: ComponentProps<'button'>) => (
  <Button {...props}>
    <Import className="hidden size-5 sm:block" aria-hidden />
    <span>{useWords().overview.load}</span>
  </Button>
)
