import type { Navigation } from '@furrow/remote/contract';
import { toNavigator } from '@furrow/remote/navigator';
import { Router } from '@furrow/router';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { Shell } from './shell/shell';
import type { SiteTheme } from './shell/theme.model';
import type { Toaster } from './shell/toaster.model';
import type { SiteStateStore } from './slot/site-state';

export type HostAppProps = { navigation: Navigation; toaster: Toaster; theme: SiteTheme; state: SiteStateStore };

/** The shell over the address bar. What the slot holds is none of React's business here. */
export function HostApp({ navigation, toaster, theme, state }: HostAppProps) {
  const location = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
  const { loading, announcement, ownCart } = useSyncExternalStore(state.subscribe, state.current, state.current);
  const navigator = useMemo(() => toNavigator(navigation), [navigation]);
  return (
    <Router location={location} navigator={navigator}>
      <Shell toaster={toaster} theme={theme} ownCart={ownCart} loading={loading} announcement={announcement}>
        <Slot />
      </Shell>
    </Router>
  );
}

export const slotId = 'slot';
export const shellPrefix = 'host-';

/** The HTML the slot came with belongs to a remote: React neither compares nor replaces it. */
const Slot = memo(function Slot() {
  return <div id={slotId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: __SLOT_HTML__ }} />;
});
