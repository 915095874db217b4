import type { Navigation } from '@furrow/remote/contract';
import { toNavigator } from '@furrow/remote/navigator';
import { Router } from '@furrow/router';
import { memo, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Shell } from './shell/shell';
import type { SiteTheme } from './shell/theme.model';
import type { Toaster } from './shell/toaster.model';
import type { SiteStateStore } from './slot/site-state';

export type HostAppProps = {
  navigation: Navigation;
  toaster: Toaster;
  theme: SiteTheme;
  state: SiteStateStore;
  /** Called once, with the slot: the element that remotes are mounted in. */
  onSlot: (element: HTMLElement) => void;
};

/** The shell, which follows the address bar. Its React root renders the slot as an empty element; slot.ts fills it. */
export function HostApp({ navigation, toaster, theme, state, onSlot }: HostAppProps) {
  const location = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
  const { loading, announcement, cart } = useSyncExternalStore(state.subscribe, state.current, state.current);
  const navigator = useMemo(() => toNavigator(navigation), [navigation]);
  return (
    <Router location={location} navigator={navigator}>
      <Shell toaster={toaster} theme={theme} cart={cart} loading={loading} announcement={announcement}>
        <Slot onSlot={onSlot} />
      </Shell>
    </Router>
  );
}

export const slotId = 'slot';
export const shellPrefix = 'host-';

/** The document's HTML inside the slot belongs to a remote, so the shell's React root neither compares nor replaces it. */
const Slot = memo(function Slot({ onSlot }: Pick<HostAppProps, 'onSlot'>) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (slot.current) onSlot(slot.current);
  }, [onSlot]);
  return <div ref={slot} id={slotId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: __SLOT_HTML__ }} />;
});
