import type { Lifecycles } from '@furrow/contract';

/** The functions that a remote of contract 1 exposes. */
export type FirstLifecycles = Required<Lifecycles> & { bootstrap: Lifecycles['mount'] };

/**
 * Makes lifecycles of the present contract out of those of contract 1. A remote of contract 1 has to be bootstrapped
 * before it is mounted, and it shows the page of the current location, which is the page of its island. This file is
 * removed when the host no longer supports contract 1.
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
