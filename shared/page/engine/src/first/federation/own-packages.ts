import * as router from '@furrow/router';
import type { packagesOfEveryPage } from '@furrow/formats/shared-packages';
import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import type { LazyPackage, LazyPackages } from './provided';
import { type Offered, startSharing } from './share-scope';

type Loaded = (typeof packagesOfEveryPage)[number];

/** The packages in the host's first file. */
const loaded: Record<Loaded, unknown> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@furrow/router': router,
};

/**
 * Offers the packages of the host to all remotes in the page, under the keys and versions that the build names.
 *
 * @param lazy those that are loaded when a page needs them
 */
export function shareOwnPackages(lazy: LazyPackages): void {
  const shared: Record<string, Offered[]> = {};
  for (const [name, [key, version]] of Object.entries(__SHARED_PACKAGES__))
    shared[key] = [{ version, loaded: true, ...(name in loaded ? used(name as Loaded) : offer(lazy[name])) }];
  startSharing({ name: 'host', shared });
}

function used(name: Loaded) {
  const lib = () => loaded[name];
  return { lib, get: () => lib, useIn: ['host'] };
}

/** @throws TypeError when the host lists no such package: its build and its list disagree */
function offer(lazy: LazyPackage | undefined) {
  const { load, hasStyles } = lazy as LazyPackage;
  return { get: () => load().then((exported) => () => exported), hasStyles };
}
