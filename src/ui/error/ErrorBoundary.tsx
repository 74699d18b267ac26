import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

interface Props {
  /** The address: a screen that failed is tried again when its user has gone elsewhere. */
  readonly place: string
  readonly children: ReactNode
}

interface Caught {
  readonly place: string
  readonly message: string | undefined
}

/** React offers error boundaries as classes only. */
export class ErrorBoundary extends Component<Props, Caught> {
  override state: Caught = { place: this.props.place, message: undefined }

  static getDerivedStateFromError(error: unknown): Pick<Caught, 'message'> {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps({ place }: Props, state: Caught): Caught | null {
    return place === state.place ? null : { place, message: undefined }
  }

  override render(): ReactNode {
    return this.state.message === undefined ? this.props.children : <ErrorScreen message={this.state.message} />
  }
}
