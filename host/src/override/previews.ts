import type { Entry } from '@furrow/discovery/discovery';

/** The key in local storage that registers a browser for previews. */
const previewKey = 'mf-preview';

/** Whether this browser may show versions that were never live, or that were rolled back. */
export function isPreviewer(): boolean {
  try {
    return localStorage.getItem(previewKey) === 'on';
  } catch {
    return false;
  }
}

/** Registers this browser for previews, or removes the registration. */
export function setPreviewer(on: boolean): void {
  try {
    if (on) localStorage.setItem(previewKey, 'on');
    else localStorage.removeItem(previewKey);
  } catch {
    // A browser without storage cannot be registered.
  }
}

/** Returns why this visitor may not see a published version; undefined if the visitor may. */
export function whyNotShown({ deployment, extras }: Entry): string | undefined {
  if (deployment.default || deployment.traffic > 0 || isPreviewer()) return undefined;
  if (extras.withdrawn) return 'was rolled back';
  return extras.promoted === undefined ? 'was never live' : undefined;
}
