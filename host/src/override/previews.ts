import type { Entry } from '@furrow/discovery/discovery';

/** The local storage entry of a browser that is registered for previews. */
const previewKey = 'mf-preview';

/** Whether this browser may be shown versions that were never live, or that were rolled back. */
export function isPreviewer(): boolean {
  try {
    return localStorage.getItem(previewKey) === 'on';
  } catch {
    return false;
  }
}

/** Registers this browser for previews, or takes that back. */
export function setPreviewer(on: boolean): void {
  try {
    if (on) localStorage.setItem(previewKey, 'on');
    else localStorage.removeItem(previewKey);
  } catch {
    // A browser that keeps nothing cannot be registered.
  }
}

/** Why a visitor may not be shown a published version; undefined when one may. */
export function whyNotShown({ deployment, extras }: Entry): string | undefined {
  if (deployment.default || deployment.traffic > 0 || isPreviewer()) return undefined;
  if (extras.withdrawn) return 'was rolled back';
  return extras.promoted === undefined ? 'was never live' : undefined;
}
