import { useEffect, useState } from 'react'

/**
 * The section of a scrolling panel that is being read: the last section whose top is above `line`; at the end of the
 * panel, the last section.
 *
 * @param sections the ids of the elements of the sections, in order
 * @param line in CSS pixels from the top of the panel
 */
export const useCurrentSection = (sections: readonly string[], line: number): string | undefined => {
  const [current, setCurrent] = useState(sections[0])
  const ids = sections.join(' ')
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const all = ids.split(' ').map((id) => document.getElementById(id))
      if (!(target instanceof Element) || !all[0] || !target.contains(all[0])) return
      const top = target.getBoundingClientRect().top + line
      const isAtEnd = target.scrollTop + target.clientHeight >= target.scrollHeight - 1
      const read = all.filter((section) => section && section.getBoundingClientRect().top <= top)
      setCurrent((isAtEnd ? all : read).at(-1)?.id ?? all[0].id)
    }
    // Scroll events of an element do not bubble.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', look, { capture: true })
  }, [ids, line])
  return current
}
