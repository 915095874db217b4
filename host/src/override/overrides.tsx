import type { Entry } from '@furrow/discovery/discovery';
import { createRoot } from 'react-dom/client';
import { fetchChecked } from '../federation/fetch-json';
import type { SiteDiscovery } from '../federation/site-discovery';
import type { Toast } from '@furrow/remote/contract';
import { OverrideBanner, type ShownOverride } from './override-banner';
import { overrideKey } from './override-key';
import { formatOverride, parseOverride, type OverrideTarget } from './override-query';

type OverrideOptions = { discovery: SiteDiscovery; notify: (toast: Toast) => void; onInspect: () => void };

/**
 * Overrides of this session: from the address (`?mf=shop@1.4.0-rc.1&mf=dao@localhost:3004`) and from earlier in the session.
 * They last until the tab closes or Reset, and only for this visitor. This code loads only when there is one.
 */
export async function applyOverrides({ discovery, notify, onInspect }: OverrideOptions): Promise<void> {
  await discovery.load();
  const asked = takeFromAddress();
  const texts = [...readSession().filter((old) => !asked.some((text) => remoteOf(text) === remoteOf(old))), ...asked];
  const shown: ShownOverride[] = [];
  for (const text of texts) {
    try {
      const [name, target] = parseOverride(text, (remote) => allowedOrigins(discovery, remote));
      const entry = await findEntry(discovery, name, target);
      discovery.override(name, entry);
      shown.push({
        name,
        text: formatOverride(name, target).slice(name.length + 1),
        live: discovery.live(name)?.metadata.version,
      });
    } catch (error) {
      notify({ title: 'Override reset', description: `${text}: ${messageOf(error)}`, tone: 'destructive' });
    }
  }
  writeSession(shown.map(({ name, text }) => `${name}@${text}`));
  if (shown.length > 0) showBanner(shown, onInspect);
}

/** Forgets the override of a remote whose version did not load, and says so. */
export function overrideFailed(name: string, error: unknown, notify: (toast: Toast) => void): void {
  writeSession(readSession().filter((text) => remoteOf(text) !== name));
  banner?.without(name);
  notify({
    title: 'Override reset',
    description: `${name} did not load: ${messageOf(error)}. The live version is shown.`,
    tone: 'destructive',
  });
}

/** Adds or replaces the override of one remote and shows the page anew. */
export function setOverride(name: string, target: OverrideTarget): void {
  writeSession([...readSession().filter((text) => remoteOf(text) !== name), formatOverride(name, target)]);
  window.location.reload();
}

export function resetOverrides(): void {
  writeSession([]);
  window.location.reload();
}

let banner: { without(name: string): void } | undefined;

function showBanner(shown: ShownOverride[], onInspect: () => void) {
  const element = document.createElement('div');
  document.body.prepend(element);
  const root = createRoot(element, { identifierPrefix: 'override-' });
  const render = () => root.render(<OverrideBanner shown={shown} onInspect={onInspect} onReset={resetOverrides} />);
  banner = {
    without(name) {
      shown = shown.filter((other) => other.name !== name);
      if (shown.length > 0) return render();
      root.unmount();
      element.remove();
    },
  };
  render();
}

async function findEntry(discovery: SiteDiscovery, name: string, target: OverrideTarget): Promise<Entry> {
  if ('version' in target) {
    const published = discovery.entries(name).find(({ metadata }) => metadata.version === target.version);
    if (!published) throw new Error(`${name} has no published version ${target.version}`);
    return published;
  }
  const { microFrontends } = await fetchChecked('discovery', `${target.origin}/discovery.json`, { cache: 'no-cache' });
  const entry = microFrontends[name]?.find(({ deployment }) => deployment.default);
  if (!entry) throw new Error(`${target.origin} serves no ${name}`);
  const absolute = (path: string) => new URL(path, target.origin).href;
  // Named after where it comes from, so that it is never taken for the published version of the same number.
  const version = `${entry.metadata.version}+${new URL(target.origin).host}`;
  return {
    ...entry,
    url: absolute(entry.url),
    metadata: { ...entry.metadata, version },
    extras: { ...entry.extras, release: absolute(entry.extras.release) },
  };
}

function allowedOrigins(discovery: SiteDiscovery, name: string): readonly string[] {
  const allowed: unknown = discovery.live(name)?.extras.overrideOrigins;
  return Array.isArray(allowed) ? allowed.filter((origin) => typeof origin === 'string') : [];
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
    // Without session storage an override lasts for this page view.
  }
}

function remoteOf(text: string): string {
  return text.slice(0, text.indexOf('@'));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
