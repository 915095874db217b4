import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  onError: (error: unknown) => void;
  /** Renders what is shown instead of the failed content. */
  failed: (error: unknown) => ReactNode;
  /** Identifies the content. Other content is rendered again. */
  of?: unknown;
  children: ReactNode;
};
type State = { failure?: { error: unknown } | undefined; of: unknown };

/** Keeps a render error inside its island. */
export class IslandBoundary extends Component<BoundaryProps, State> {
  override state: State = { of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: State): State | null {
    return of === state.of ? null : { failure: undefined, of };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}
