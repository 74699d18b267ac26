import { Component, type ReactNode } from 'react'
import { forgetFailedParts } from '../shared/loading/fetchOnce'
import { ErrorScreen } from './ErrorScreen'

interface Props {
  /** The address. Leaving it resets the boundary, so that the failed screen is tried again. */
  readonly pathname: string
  readonly children: ReactNode
}

interface Caught {
  readonly thrown: { readonly error: unknown } | undefined
}

/** React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<Props, Caught> {
  override state: Caught = { thrown: undefined }

  static getDerivedStateFromError(error: unknown): Caught {
    return { thrown: { error } }
  }

  override componentDidUpdate(before: Props, { thrown }: Caught): void {
    // Does not reset for an error that the new address caused.
    if (thrown && thrown === this.state.thrown && before.pathname !== this.props.pathname) this.#retry()
  }

  readonly #retry = (): void => {
    forgetFailedParts()
    this.setState({ thrown: undefined })
  }

  override render(): ReactNode {
    const { thrown } = this.state
    return thrown ? <ErrorScreen error={thrown.error} onRetry={this.#retry} /> : this.props.children
  }
}
