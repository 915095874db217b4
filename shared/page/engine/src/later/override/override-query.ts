import { appNamePattern, versionPattern } from '@furrow/formats/release-name';

/** The published version of a remote that a visitor asked to see instead of the live one. */
export type Override = { name: string; version: string };

/**
 * Reads an override such as `shop@1.4.0-rc.1`.
 *
 * @throws Error that names the override, what is wrong with it and which form it must have
 */
export function parseOverride(text: string): Override {
  const at = text.indexOf('@');
  const [name, version] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || !appNamePattern.test(name))
    throw new Error(`"${text}" is not an override. Use a remote and a version, such as shop@1.4.0.`);
  if (!versionPattern.test(version)) throw new Error(`"${version}" is not a version. Use one such as 1.4.0.`);
  return { name, version };
}
