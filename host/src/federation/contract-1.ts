import type { Lifecycles } from '@furrow/remote/contract';

/** What remotes expose that were built for contract 1. */
export type FirstLifecycles = Required<Lifecycles> & { bootstrap: Lifecycles['mount'] };

/**
 * The lifecycles of a remote of contract 1 as those of today: it is prepared before it is mounted, and shows the page of the current location, which
 * is that of its island. This file goes when the host speaks that contract no more.
 */
export function ofContract1({ bootstrap, mount, update, unmount }: FirstLifecycles): Lifecycles {
  return {
    async mount(props) {
      await bootstrap(props);
      await mount(props);
    },
    update,
    unmount,
  };
}
