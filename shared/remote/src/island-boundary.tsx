import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Unsubscribe } from './contract';
import { ErrorView } from './error-view';
import type { IslandProps } from './island';

type State = { failed: boolean };

/**
 * Keeps a render error inside its island. single-spa-react needs it as well: without a boundary, a failed first render
 * leaves `mount` pending for ever. Going to another path leaves the error behind.
 */
export class IslandBoundary extends Component<IslandProps & { children?: ReactNode }, State> {
  override state: State = { failed: false };
  private unsubscribe: Unsubscribe | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidMount() {
    const { navigation } = this.props.services;
    let { pathname } = navigation.current();
    this.unsubscribe = navigation.subscribe(() => {
      const next = navigation.current().pathname;
      if (next === pathname) return;
      pathname = next;
      if (this.state.failed) this.setState({ failed: false });
    });
  }

  override componentWillUnmount() {
    this.unsubscribe?.();
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    this.props.services.reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorView onRetry={() => this.setState({ failed: false })} />;
  }
}
