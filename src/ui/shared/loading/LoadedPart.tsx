import { Component, Suspense, useEffect, type ReactNode } from 'react'
import { forgetFailedParts } from './fetchOnce'
import { useTellFailure } from '../toasts/useTellFailure'

interface Props {
  /** Called when a part that can be closed could not be loaded, so that the screen knows it is closed. */
  readonly onFailed?: () => void
  readonly children: ReactNode
  /** Shown while the part loads. */
  readonly meanwhile?: ReactNode
}

interface Caught {
  readonly error: unknown
}

/** A dialog or another part loaded on demand. If loading fails, a message is shown and the screen stays. */
export class LoadedPart extends Component<Props, Caught> {
  override state: Caught = { error: undefined }
  /**
   * Headless UI restores the focus only to elements that were focused since it was loaded. It is loaded with the first
   * dialog.
   */
  private readonly opener = openerOf(document.activeElement)

  static getDerivedStateFromError(error: unknown): Caught {
    return { error }
  }

  override componentWillUnmount(): void {
    queueMicrotask(() => {
      if (document.activeElement === document.body && this.opener instanceof HTMLElement) this.opener.focus()
    })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error !== undefined) return <Failure error={error} onFailed={this.props.onFailed} />
    return <Suspense fallback={this.props.meanwhile}>{this.props.children}</Suspense>
  }
}

/** The focused element. If it is an item of a menu, the button of the menu, because a closed menu has no items. */
const openerOf = (focused: Element | null): Element | null => {
  const menu = focused?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

const Failure = ({ error, onFailed }: Caught & { readonly onFailed: Props['onFailed'] }) => {
  const tellFailure = useTellFailure()
  useEffect(() => {
    tellFailure(error)
    forgetFailedParts()
    onFailed?.()
  }, [error, onFailed, tellFailure])
  return null
}
