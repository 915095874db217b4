import type { SiteDiscovery, Owner } from '../federation/site-discovery';
import { LoadError } from '../federation/load-error';
import { pageOf } from '@furrow/remote/navigation';
import { forgetBrokenShares } from '../federation/broken-shares';
import type { Failures } from './failures';
import { islandElement, mountIsland, unmountIsland, type Island, type Mounting } from './island';

export type HealingOptions = {
  services: Mounting['services'];
  discovery: SiteDiscovery;
  failures: Failures;
  /** Called when an overridden version does not load; the override is taken back. */
  onOverrideFailed: (name: string, error: unknown) => void;
};

/** Mounting that knows a way out when a version fails: the last good one before it. */
export function createHealing({ services, discovery, failures, onOverrideFailed }: HealingOptions) {
  const path = () => pageOf(services.navigation.current()).pathname;

  /** @throws LoadError when any step up to the first render fails */
  function mount(name: string, options: Pick<Mounting, 'entry' | 'container' | 'first'>): Promise<Island> {
    const onLaterError = (error: unknown) => failures.tell(name, options.entry, path(), error);
    forgetBrokenShares();
    return mountIsland({ ...options, name, services, onLaterError });
  }

  /**
   * Mounts the visitor's version of a remote, or the last good one before it, in an element that is not in the page yet, so that
   * nothing half-done is ever seen.
   *
   * @param isWanted false once another navigation overtook this one
   * @returns undefined when it was overtaken
   * @throws the last error, when no version works
   */
  async function mountOwner(owner: Owner, pathname: string, isWanted: () => boolean): Promise<Island | undefined> {
    const { name } = owner;
    let error: unknown = new LoadError('discovery', 'no version of it works');
    for (let entry = failures.choose(owner, pathname); entry; entry = failures.choose(owner, pathname)) {
      try {
        const island = await mount(name, { entry, container: islandElement(name) });
        if (isWanted()) return island;
        await unmountIsland(island);
      } catch (caught) {
        error = caught;
        failures.add(name, entry, pathname, caught);
        if (entry === discovery.overridden(name)) {
          discovery.override(name, undefined);
          onOverrideFailed(name, caught);
          const instead = discovery.owner(pathname);
          if (instead?.name === name && isWanted()) return mountOwner(instead, pathname, isWanted);
        }
      }
      if (!isWanted()) return undefined;
    }
    throw error;
  }

  return { mount, mountOwner };
}
