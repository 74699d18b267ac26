import { useId, type ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A group of settings. */
export const Section = ({ title, children }: Props) => {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 rounded-xl bg-panel p-4">
      <h2 id={heading} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
