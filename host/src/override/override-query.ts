import { appNamePattern, versionPattern } from '@furrow/formats/release-name';

/** What a visitor asked to see in place of the live version: another published version, or the version another origin serves. */
export type OverrideTarget = { version: string } | { origin: string };

const hostAndPort = /^[a-z0-9.-]+(:\d{1,5})?$/;

/**
 * Reads overrides such as `shop@1.4.0-rc.1` or `shop@localhost:3001`. A host counts only when its origin is in `allowed`, exactly
 * or, for localhost, as `http://localhost:*`.
 *
 * @param allowed origins that may stand in for a remote
 * @throws Error that names the override, what is wrong with it and what it may be
 */
export function parseOverride(text: string, allowed: readonly string[]): [string, OverrideTarget] {
  const at = text.indexOf('@');
  const [name, target] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || !appNamePattern.test(name)) {
    throw new Error(`"${text}" is not an override: write a remote and a version or host, such as shop@1.4.0.`);
  }
  if (versionPattern.test(target)) return [name, { version: target }];
  if (!hostAndPort.test(target)) throw new Error(`"${target}" is neither a version nor a host such as localhost:3001.`);
  const isLocal = /^localhost(:\d+)?$/.test(target);
  const origin = `${isLocal ? 'http' : 'https'}://${target}`;
  if (allowed.includes(origin) || (isLocal && allowed.includes('http://localhost:*'))) return [name, { origin }];
  throw new Error(`${origin} may not stand in for ${name}: the settings of this site do not allow it.`);
}

/** `shop@1.4.0-rc.1` or `shop@localhost:3001`, as it was asked for. */
export function formatOverride(name: string, target: OverrideTarget): string {
  return `${name}@${'version' in target ? target.version : new URL(target.origin).host}`;
}
