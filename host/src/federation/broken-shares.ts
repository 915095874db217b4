import { getInstance } from '@module-federation/runtime';

/**
 * Makes the runtime forget shared packages that did not load, so that it asks for them again: it keeps the promise of a shared package
 * for ever, also a rejected one. Called before each try to show a page.
 */
export function forgetBrokenShares(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) {
      shared.loading?.catch(() => {
        shared.loading = null;
      });
    }
  }
}
