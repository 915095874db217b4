import { emptyDiscovery } from '@furrow/discovery/discovery.schema';
import type { Entry } from '@furrow/discovery/discovery';
import { dropRemoved, markRemoving, versionEntry } from './deployment';

const integrity = `sha384-${'A'.repeat(64)}`;
const entry: Entry = {
  url: '/shop/1.0.0/mf-manifest.json',
  metadata: { version: '1.0.0', integrity },
  deployment: { traffic: 0, default: false },
  extras: { routes: [], pages: [], contract: 1, release: '/shop/1.0.0/release.json', releaseIntegrity: integrity },
};

it('drops the entry of the removal that a command has completed, and of no other', () => {
  const marked = markRemoving(emptyDiscovery, 'shop', [{ entry, seal: 'second' }]);
  expect(dropRemoved(marked, 'shop', '1.0.0', 'first')).toBe(marked);
  expect(dropRemoved(marked, 'shop', '1.0.0', null)).toBe(marked);
  expect(versionEntry(dropRemoved(marked, 'shop', '1.0.0', 'second'), 'shop', '1.0.0')).toBeUndefined();
});
