import { Component, Suspense, useEffect, type ReactNode } from 'react'
import { forgetFailedParts } from './fetchOnce'
import { useTellFailure } from './useTellFailure'

interface Props {
  /** Called when the dialog could not be fetched: the screen below must know that it is not open. */
  readonly onFailed: () => void
  readonly children: ReactNode
  /** Shown until it is there. */
  readonly meanwhile?: ReactNode
}

interface Caught {
  readonly error: unknown
}

/** The place of a dialog that is fetched when it is opened. One that does not come costs a message, not the screen. */
export class DialogPart extends Component<Props, Caught> {
  override state: Caught = { error: undefined }
  /** Headless UI gives the focus back only to what had it since that is there, and it comes with the first dialog. */
  private readonly opener = document.activeElement

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

const Failure = ({ error, onFailed }: Caught & Pick<Props, 'onFailed'>) => {
  const tellFailure = useTellFailure()
  useEffect(() => {
    tellFailure(error)
    forgetFailedParts()
    onFailed()
  }, [error, onFailed, tellFailure])
  return null
}
