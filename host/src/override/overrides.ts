import type { Entry } from '@furrow/discovery/discovery';
import type { Toast } from '@furrow/remote/contract';
import { fetchChecked } from '../federation/fetch-json';
import type { SiteDiscovery } from '../federation/site-discovery';
import { trustScriptsFrom } from '@furrow/remote/trusted-types';
import { showBanner, type ShownOverride } from './banner';
import { askForConsent } from './consent';
import { overrideKey } from './override-key';
import { formatOverride, parseOverride, type OverrideTarget } from './override-query';
import { whyNotShown } from './previews';

type OverrideOptions = {
  discovery: SiteDiscovery;
  /** Origins whose code the site lets stand in for a remote, as its settings name them. */
  allowed: readonly string[];
  notify: (toast: Toast) => void;
  onInspect: () => void;
};

type Wanted = { text: string; name: string; target: OverrideTarget };

let banner: ReturnType<typeof showBanner> | undefined;

/**
 * Overrides of this session: from the address (`?mf=shop@1.4.0-rc.1&mf=dao@localhost:3004`) and from earlier in the session.
 * They last until the tab closes or Reset, and only for this visitor. What an address asks for needs the visitor's consent, and
 * code of another origin needs it in every document anew: any code of the page can write to the session. This code loads only
 * when there is an override, and no remote's code runs before it is done.
 */
export async function applyOverrides({ discovery, allowed, notify, onInspect }: OverrideOptions): Promise<void> {
  await discovery.load();
  const asked = takeFromAddress();
  const kept = readSession().filter((old) => !asked.some((text) => remoteOf(text) === remoteOf(old)));
  const wanted: Wanted[] = [];
  const refuse = (text: string, error: unknown) =>
    notify({ title: 'Override reset', description: `${text}: ${messageOf(error)}`, tone: 'destructive' });
  for (const text of [...kept, ...asked]) {
    try {
      const [name, target] = parseOverride(text, allowed);
      await discovery.load(name);
      if ('version' in target) publishedEntry(discovery, name, target.version);
      wanted.push({ text, name, target });
    } catch (error) {
      refuse(text, error);
    }
  }
  const doubtful = wanted.filter(({ text, target }) => asked.includes(text) || 'origin' in target);
  const consented = doubtful.length === 0 || (await askForConsent(doubtful.map(({ text }) => text)));

  const shown: ShownOverride[] = [];
  for (const { text, name, target } of wanted.filter((one) => consented || !doubtful.includes(one))) {
    try {
      discovery.override(name, await findEntry(discovery, name, target));
      shown.push({
        name,
        text: formatOverride(name, target).slice(name.length + 1),
        live: discovery.live(name)?.metadata.version,
      });
    } catch (error) {
      refuse(text, error);
    }
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
    description: `${name} did not load: ${messageOf(error)}. The live version is shown.`,
    tone: 'destructive',
  });
}

/** Adds or replaces the override of one remote, and reloads the page. */
export function setOverride(name: string, target: OverrideTarget): void {
  writeSession([...readSession().filter((text) => remoteOf(text) !== name), formatOverride(name, target)]);
  window.location.reload();
}

export function resetOverrides(): void {
  writeSession([]);
  window.location.reload();
}

/** @throws Error when the version is not published, or is not for this visitor */
function publishedEntry(discovery: SiteDiscovery, name: string, version: string): Entry {
  const published = discovery.entries(name).find(({ metadata }) => metadata.version === version);
  if (!published) throw new Error(`${name} has no published version ${version}`);
  const reason = whyNotShown(published);
  if (reason) throw new Error(`it ${reason}. Register this browser for previews in the inspector (Alt+I) to see it`);
  return published;
}

async function findEntry(discovery: SiteDiscovery, name: string, target: OverrideTarget): Promise<Entry> {
  if ('version' in target) return publishedEntry(discovery, name, target.version);
  trustScriptsFrom(target.origin);
  const { microFrontends } = await fetchChecked('discovery', `${target.origin}/discovery.json`, { cache: 'no-cache' });
  const entry = microFrontends[name]?.find(({ deployment }) => deployment.default);
  if (!entry) throw new Error(`${target.origin} serves no ${name} that this page can run`);
  const absolute = (path: string) => new URL(path, target.origin).href;
  // The version is named after its origin, so that it is never taken for the published version of the same number.
  const version = `${entry.metadata.version}+${new URL(target.origin).host}`;
  return {
    ...entry,
    url: absolute(entry.url),
    metadata: { ...entry.metadata, version },
    extras: { ...entry.extras, release: absolute(entry.extras.release) },
  };
}

/** Takes the overrides out of the address, so that a copied link does not carry them. */
function takeFromAddress(): string[] {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll(overrideKey).flatMap((value) => value.split(',').filter(Boolean));
  url.searchParams.delete(overrideKey);
  if (asked.length > 0) window.history.replaceState(window.history.state, '', url);
  return asked;
}

function readSession(): string[] {
  try {
    return (sessionStorage.getItem(overrideKey) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

function writeSession(texts: string[]): void {
  try {
    if (texts.length > 0) sessionStorage.setItem(overrideKey, texts.join(','));
    else sessionStorage.removeItem(overrideKey);
  } catch {
    // Where session storage is forbidden, an override lasts for this page view.
  }
}

function remoteOf(text: string): string {
  return text.slice(0, text.indexOf('@'));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
