import { castDraft } from 'immer'
import type { ComponentProps, ReactNode } from 'react'
import { useImmer } from 'use-immer'
import type { DrawingElement } from '../../model/types'
import type { Travel } from './commands'
import { JunctionRing } from './ring/JunctionRing'
import type { RingOptions } from './ring/useRing'

interface Options extends Omit<RingOptions, 'onPreview'> {
  readonly travel: Travel
  readonly onHelp: () => void
  readonly icon: ComponentProps<typeof JunctionRing>['icon']
  readonly onSwitch: (isOpen: boolean) => void
}

export interface RingPart {
  readonly isOpen: boolean
  readonly toggle: () => void
  /** Elements shown instead of the drawing's own while a target is held down. */
  readonly preview: readonly DrawingElement[] | undefined
  /** Shown instead of the tools. */
  readonly part: ReactNode
}

interface RingState {
  readonly isOpen: boolean
  /** The preview of a tap: `elements` are shown as long as the drawing has the elements `of`. */
  readonly preview: { readonly of: readonly DrawingElement[]; readonly elements: readonly DrawingElement[] } | undefined
}

/** The ring of the editor. It stays open from drawing to drawing. */
export const useJunctionRing = ({ travel, onHelp, icon, onSwitch, ...options }: Options): RingPart => {
  const [{ isOpen, preview }, change] = useImmer<RingState>({ isOpen: false, preview: undefined })
  const { elements } = options.drawing
  const toggle = (): void => {
    if (options.control.current?.busy()) return
    change((ring) => {
      ring.isOpen = !isOpen
    })
    onSwitch(!isOpen)
  }
  return {
    isOpen,
    toggle,
    preview: preview?.of === elements ? preview.elements : undefined,
    part: isOpen && (
      <JunctionRing
        {...options}
        onPreview={(next) =>
          change((ring) => {
            ring.preview = castDraft(next && { of: elements, elements: next })
          })
        }
        onClose={toggle}
        onHelp={onHelp}
        travel={travel}
        icon={icon}
      />
    ),
  }
}
