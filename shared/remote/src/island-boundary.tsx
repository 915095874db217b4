import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  onError: (error: unknown) => void;
  /** What is shown in place of the failed content. */
  failed: ReactNode;
  /** Identifies the content. Other content is rendered anew. */
  of?: unknown;
  children: ReactNode;
};
type State = { failed: boolean; of: unknown };

/** Keeps a render error inside its island. */
export class IslandBoundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: State): State | null {
    return of === state.of ? null : { failed: false, of };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}
