import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'input'> {
  readonly label: string
}

const BOX = 'min-h-11 w-full rounded-lg border border-control bg-canvas px-3 py-2 text-text'

export const TextField = ({ label, ...rest }: Props) => (
  <label className="flex flex-col gap-1 text-sm text-text-soft">
    {label}
    <input type="text" autoComplete="off" {...rest} className={`${BOX} text-base`} />
  </label>
)

interface AreaProps extends ComponentProps<'textarea'> {
  readonly label: string
}

export const TextArea = ({ label, ...rest }: AreaProps) => (
  <label className="flex flex-col gap-1 text-sm text-text-soft">
    {label}
    <textarea rows={5} autoComplete="off" spellCheck={false} {...rest} className={`${BOX} font-mono text-sm`} />
  </label>
)
