import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

interface Props {
  readonly children: ReactNode
}

interface Caught {
  readonly message: string | undefined
}

/** React offers error boundaries as classes only. */
export class ErrorBoundary extends Component<Props, Caught> {
  override state: Caught = { message: undefined }

  static getDerivedStateFromError(error: unknown): Caught {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    return this.state.message === undefined ? this.props.children : <ErrorScreen message={this.state.message} />
  }
}
