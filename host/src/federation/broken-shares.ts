import { getInstance } from '@module-federation/runtime';

/** The runtime keeps the promise of a shared package for ever, also a broken one. Before each try, so that it asks again. */
export function forgetBrokenShares(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) {
      shared.loading?.catch(() => {
        shared.loading = null;
      });
    }
  }
}
