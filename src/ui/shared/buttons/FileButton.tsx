import { FileUp } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { Button } from './Button'

interface Props extends Pick<ComponentProps<typeof Button>, 'look'> {
  readonly label: string
  readonly disabled?: boolean
  readonly onFile: (file: File) => void
}

/** Asks for a file, of any type: phones do not offer files of unknown types, such as ours. */
export const FileButton = ({ label, look = 'raised', disabled, onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} disabled={disabled} onClick={() => input.current?.click()}>
        <FileUp className="size-5 shrink-0" aria-hidden />
        <span>{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
    </>
  )
}
