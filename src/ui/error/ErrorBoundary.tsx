import { Component, type ReactNode } from 'react'
import { forgetFailedParts } from '../shared/lazyPart'
import { ErrorScreen } from './ErrorScreen'

interface Props {
  /** The address: a screen that failed is tried again when its user has gone elsewhere. */
  readonly place: string
  readonly children: ReactNode
}

interface Caught {
  readonly place: string
  readonly thrown: { readonly error: unknown } | undefined
}

/** React offers error boundaries as classes only. */
export class ErrorBoundary extends Component<Props, Caught> {
  override state: Caught = { place: this.props.place, thrown: undefined }

  static getDerivedStateFromError(error: unknown): Pick<Caught, 'thrown'> {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: Caught): Caught | null {
    if (place === state.place) return null
    forgetFailedParts()
    return { place, thrown: undefined }
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
