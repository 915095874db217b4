import type { Entry } from '@furrow/discovery/discovery';
import { readStored, writeStored } from '@furrow/remote/stored';

/** The entry of the storage that registers a browser for previews. */
const preview = { key: 'mf-preview', storage: 'local' } as const;

/** Whether this browser may show versions that were never live, or that were rolled back. */
export function isPreviewer(): boolean {
  return readStored(preview) === 'on';
}

/** Registers this browser for previews, or removes the registration. A browser without storage cannot be registered. */
export function setPreviewer(on: boolean): void {
  writeStored(preview, on ? 'on' : undefined);
}

/** Returns why a version needs this registration; undefined for one that is live, or that was live and not rolled back. */
export function whyNotLive({ deployment, extras }: Entry): string | undefined {
  if (deployment.default || deployment.traffic > 0) return undefined;
  if (extras.withdrawn) return 'was rolled back';
  return extras.promoted === undefined ? 'was never live' : undefined;
}

/** Returns why this visitor may not see a published version; undefined if the visitor may. */
export function whyNotShown(entry: Entry): string | undefined {
  return isPreviewer() ? undefined : whyNotLive(entry);
}
