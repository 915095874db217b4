import type { FragmentProps } from '@furrow/formats/fragment.schema';
import { Router } from '@furrow/router';
import { createContext, useCallback, useContext, useMemo, type ComponentType } from 'react';
import type { PageLocation } from '@furrow/contract';
import { toNavigator } from '../navigation/navigator';
import { ServicesProvider, type Services } from '../pages/services';

/**
 * The location that a fragment gets. A fragment is the same on every page, so it has no address, and its links are
 * absolute.
 */
export const nowhere: PageLocation = { pathname: '/', search: '', hash: '' };

/** The element of the fragment; absent while it is prerendered. */
const ElementContext = createContext<HTMLElement | undefined>(undefined);

/**
 * Tells the page around a fragment that something happened in it: a `CustomEvent` that bubbles from the fragment's
 * element. `Events` is the type of the fragment's `eventsSchema`, from which pages know the events that they can listen
 * to.
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

export type FragmentRootProps = {
  services: Services;
  Fragment: ComponentType<never>;
  fragmentProps?: FragmentProps;
  domElement?: HTMLElement;
};

/** Renders a fragment with the services that it may use. Prerendering renders this component too. */
export function FragmentRoot({ services, Fragment, fragmentProps, domElement }: FragmentRootProps) {
  const navigator = useMemo(() => toNavigator(services.navigation), [services.navigation]);
  const Shown = Fragment as ComponentType<FragmentProps>;
  return (
    <ElementContext.Provider value={domElement}>
      <ServicesProvider value={services}>
        <Router location={nowhere} navigator={navigator}>
          <Shown {...fragmentProps} />
        </Router>
      </ServicesProvider>
    </ElementContext.Provider>
  );
}
