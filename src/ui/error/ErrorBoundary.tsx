import { Component, type ReactNode } from 'react'
import { forgetFailedParts } from '../shared/fetchOnce'
import { ErrorScreen } from './ErrorScreen'

interface Props {
  /** The address: a screen that failed is tried again when its user has gone elsewhere. */
  readonly place: string
  readonly children: ReactNode
}

interface Caught {
  readonly thrown: { readonly error: unknown } | undefined
}

/** React offers error boundaries as classes only. */
export class ErrorBoundary extends Component<Props, Caught> {
  override state: Caught = { thrown: undefined }

  static getDerivedStateFromError(error: unknown): Caught {
    return { thrown: { error } }
  }

  override componentDidUpdate(before: Props, { thrown }: Caught): void {
    // Not for an error that came with the new place.
    if (thrown && thrown === this.state.thrown && before.place !== this.props.place) this.#retry()
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
