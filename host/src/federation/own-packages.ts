import * as router from '@furrow/router';
import type { LazySharedPackage, packagesOfEveryPage } from '@furrow/formats/shared-packages';
import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import { provided } from './provided';
import { type Offered, startSharing } from './share-scope';

type Loaded = (typeof packagesOfEveryPage)[number];

/** The packages in the host's first file. */
const loaded: Record<Loaded, unknown> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@furrow/router': router,
};

/** Offers the packages of the host to all remotes in the page, under the keys and versions that the build names. */
export function shareOwnPackages(): void {
  const shared: Record<string, Offered[]> = {};
  for (const [name, [key, version]] of Object.entries(__SHARED_PACKAGES__))
    shared[key] = [
      { version, loaded: true, ...(name in loaded ? used(name as Loaded) : lazy(name as LazySharedPackage)) },
    ];
  startSharing({ name: 'host', shared });
}

function used(name: Loaded) {
  const lib = () => loaded[name];
  return { lib, get: () => lib, useIn: ['host'] };
}

function lazy(name: LazySharedPackage) {
  return { get: () => provided[name]().then((exported) => () => exported) };
}
