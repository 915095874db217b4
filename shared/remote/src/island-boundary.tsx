import { Component, type ReactNode } from 'react';
import { ErrorView } from './error-view';
import type { IslandProps } from './island';

type BoundaryProps = IslandProps & { children?: ReactNode };
type State = { failed: boolean; props: BoundaryProps };

/**
 * Keeps a render error inside its island. single-spa-react needs it as well: without a boundary, a failed first render
 * leaves `mount` pending for ever. The next `update`, which brings new props, renders the island's pages again.
 */
export class IslandBoundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false, props: this.props };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: State): State | null {
    return props === state.props ? null : { failed: false, props };
  }

  override componentDidCatch(error: Error) {
    this.props.services.reportError(error);
  }

  override render() {
    return this.state.failed ? <ErrorView onRetry={this.props.retry} /> : this.props.children;
  }
}
