import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../shared/Button'
import { sourceOfFile } from './sources'
import type { Source } from './useRouteChoice'

interface Props {
  readonly label: string
  /** Whether it is what should be pressed next. */
  readonly isNext: boolean
  readonly onChoose: (source: Source) => void
}

/** A button that asks for a file. */
export const ChooseFile = ({ label, isNext, onChoose }: Props) => {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={isNext ? 'solid' : 'raised'} onClick={() => file.current?.click()}>
        <FileUp className="size-5 shrink-0" aria-hidden />
        {label}
      </Button>
      <input
        ref={file}
        // Phones would let nobody pick a file whose type they do not know, as GPX: all may be picked.
        type="file"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) onChoose(sourceOfFile(chosen))
          event.target.value = ''
        }}
      />
    </>
  )
}
