import type { Entry } from '@furrow/discovery/discovery';
import type { Toast } from '@furrow/contract';
import { readStored, writeStored } from '@furrow/remote/stored';
import type { SiteDiscovery } from '../releases/site-discovery';
import { showBanner, type ShownOverride } from './banner';
import { askForConsent } from './consent';
import { overrideKey } from '../../common/override-key';
import { parseOverride, type Override } from './override-query';
import { whyNotLive, whyNotShown } from './previews';

type OverrideOptions = {
  discovery: SiteDiscovery;
  /** Gets the versions that the visitor has asked for, by the name of the remote. */
  chosen: Map<string, Entry>;
  notify: (toast: Toast) => void;
  onInspect: () => void;
};

/** A published version that is to be shown, and how it was asked for: `shop@1.4.0`. */
type Wanted = Override & { text: string; entry: Entry };

let banner: ReturnType<typeof showBanner> | undefined;

/**
 * Applies the overrides of the address (`?mf=shop@1.4.0-rc.1&mf=dao@1.2.0`) and those from earlier in the session. They
 * apply to this visitor only, until the tab is closed or the visitor presses Reset. Overrides from an address need the
 * consent of the visitor, and in each document so does a version that was rolled back or was never live. This code is
 * loaded only when there is an override, and no code of a remote runs before it has finished.
 */
export async function applyOverrides({ discovery, chosen, notify, onInspect }: OverrideOptions): Promise<void> {
  await discovery.load();
  const asked = takeFromAddress();
  const kept = readSession().filter((old) => !asked.some((text) => remoteOf(text) === remoteOf(old)));
  const wanted: Wanted[] = [];
  for (const text of [...kept, ...asked]) {
    try {
      const override = parseOverride(text);
      const entry = publishedEntry(discovery, override);
      if (!isForAll(discovery, override.name, entry)) wanted.push({ text, ...override, entry });
    } catch (error) {
      notify({ title: 'Override reset', description: `${text}: ${messageOf(error)}`, tone: 'destructive' });
    }
  }
  // Code of a page can write into both storages. So a version that was live for a moment cannot bring itself back.
  const doubtful = wanted.filter(({ text, entry }) => asked.includes(text) || whyNotLive(entry) !== undefined);
  const questions = doubtful.map(({ text, entry }) => ({ text, state: whyNotLive(entry) }));
  const consented = doubtful.length === 0 || (await askForConsent(questions));

  const shown: ShownOverride[] = [];
  for (const { name, version, entry } of wanted.filter((one) => consented || !doubtful.includes(one))) {
    chosen.set(name, entry);
    shown.push({ name, text: version, live: discovery.live(name)?.metadata.version });
  }
  writeSession(shown.map(({ name, text }) => `${name}@${text}`));
  if (shown.length > 0) banner = showBanner(shown, { onInspect, onReset: resetOverrides });
}

/** Removes the override of a remote whose version did not load, and shows a toast about it. */
export function overrideFailed(name: string, error: unknown, notify: (toast: Toast) => void): void {
  writeSession(readSession().filter((text) => remoteOf(text) !== name));
  banner?.without(name);
  notify({
    title: 'Override reset',
    description: `${name} did not load: ${messageOf(error)}. Showing the live version instead.`,
    tone: 'destructive',
  });
}

/** Adds or replaces the override of one remote, and reloads the page. */
export function setOverride({ name, version }: Override): void {
  writeSession([...readSession().filter((text) => remoteOf(text) !== name), `${name}@${version}`]);
  window.location.reload();
}

export function resetOverrides(): void {
  writeSession([]);
  window.location.reload();
}

/**
 * Returns the entry of a published version.
 *
 * @throws Error when the version is not published, or this visitor may not see it
 */
function publishedEntry(discovery: SiteDiscovery, { name, version }: Override): Entry {
  const published = discovery.entries(name).find(({ metadata }) => metadata.version === version);
  if (!published) throw new Error(`${name} has no published version ${version}`);
  const reason = whyNotShown(published);
  if (reason) throw new Error(`it ${reason}. To see it, turn on previews for this browser in the inspector (Alt+I)`);
  return published;
}

/** Whether everybody gets this version here, as the site or the preview is: then there is nothing to replace. */
function isForAll(discovery: SiteDiscovery, name: string, { deployment }: Entry): boolean {
  const entries = discovery.entries(name);
  return deployment.default && entries.every((one) => one.deployment.default || !one.deployment.traffic);
}

/** Removes the overrides from the address, so that a link that the visitor copies does not contain them. */
function takeFromAddress(): string[] {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll(overrideKey).flatMap((value) => value.split(',').filter(Boolean));
  url.searchParams.delete(overrideKey);
  if (asked.length > 0) window.history.replaceState(window.history.state, '', url);
  return asked;
}

const session = { key: overrideKey, storage: 'session' } as const;

function readSession(): string[] {
  return (readStored(session) ?? '').split(',').filter(Boolean);
}

function writeSession(texts: string[]): void {
  // Without session storage, an override lasts for this page view.
  writeStored(session, texts.length > 0 ? texts.join(',') : undefined);
}

function remoteOf(text: string): string {
  return text.slice(0, text.indexOf('@'));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
