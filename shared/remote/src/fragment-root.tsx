import type { FragmentProps } from '@furrow/formats/fragment.schema';
import { Router } from '@furrow/router';
import { Component, createContext, useCallback, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import type { LifecycleProps, PageLocation } from './contract';
import { toNavigator } from './navigator';
import { ServicesProvider, type Services } from './services';

/** The location that a fragment is given. A fragment is the same on every page, so it knows no address, and its links are absolute. */
export const nowhere: PageLocation = { pathname: '/', search: '', hash: '' };

/** The element of the fragment; absent while it is prerendered. */
const ElementContext = createContext<HTMLElement | undefined>(undefined);

/**
 * Tells the page around a fragment that something happened in it: a `CustomEvent` that bubbles from the fragment's element. `Events` is
 * the type of the fragment's `eventsSchema`, from which pages know the events that they can listen to.
 *
 * @returns a function that sends an event
 */
export function useFragmentEvent<Events = Record<never, never>>(): <Type extends keyof Events & string>(
  type: Type,
  detail: Events[Type],
) => void {
  const element = useContext(ElementContext);
  return useCallback(
    (type, detail) => void element?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail })),
    [element],
  );
}

export type FragmentRootProps = LifecycleProps & {
  services: Services;
  Fragment: ComponentType<never>;
  fragmentProps: FragmentProps;
};

/** A fragment with what it may use of the page around it. Prerendering renders this component too. */
export function FragmentRoot({
  services,
  Fragment,
  fragmentProps,
  domElement,
}: Pick<FragmentRootProps, 'services' | 'Fragment' | 'fragmentProps'> & { domElement?: HTMLElement }) {
  const navigator = useMemo(() => toNavigator(services.navigation), [services.navigation]);
  const Shown = Fragment as ComponentType<FragmentProps>;
  return (
    <ElementContext value={domElement}>
      <ServicesProvider value={services}>
        <Router location={nowhere} navigator={navigator}>
          <Shown {...fragmentProps} />
        </Router>
      </ServicesProvider>
    </ElementContext>
  );
}

type BoundaryProps = FragmentRootProps & { children?: ReactNode };

/** Keeps a render error inside its fragment. The host, which hears of it, puts the prerendered HTML back. */
export class FragmentBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.services.reportError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
