import { hostName } from '@furrow/discovery/discovery';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';
import { type Reason, reason } from '../domain/refused';

/** How many custom properties a sentence names. */
const named = 5;

/**
 * The custom properties of CSS that live releases and canaries would still read although nobody sets them anymore, in
 * sentences. A host from before this was recorded lists no properties and is not checked.
 *
 * @param others the live releases of the other apps, and the canaries of remotes when the release is a host
 * @param current the live release of the same app
 */
export function tokenProblems(
  release: Release,
  others: { live: ReadonlyMap<string, Release>; canaries: readonly Release[] },
  current: Release | undefined,
): Reason[] {
  if (release.app !== hostName) {
    const host = others.live.get(hostName);
    const missing = unset(release, host);
    if (!host || missing.length === 0) return [];
    return [
      reason(
        'FUR-GATE-TOKEN-MISSING',
        `it uses ${listOf(missing)}, which the live ${formatVersionName(host)} does not set. Release the host first, or add a fallback value: var(${missing[0]}, …).`,
      ),
    ];
  }
  const before = new Set(current?.givesTokens);
  const served = [
    ...Array.from(others.live.values(), (remote) => ({ remote, title: 'live' })),
    ...others.canaries.map((remote) => ({ remote, title: 'canary' })),
  ];
  return served.flatMap(({ remote, title }) => {
    const gone = unset(remote, release).filter((name) => before.has(name));
    if (gone.length === 0) return [];
    return [
      reason(
        'FUR-GATE-TOKEN-DROPPED',
        `its style sheets no longer set ${listOf(gone)}, which the ${title} ${formatVersionName(remote)} uses. Keep it until ${remote.app} no longer needs it, or use --allow-drop.`,
      ),
    ];
  });
}

/** The custom properties that a remote uses and the host does not set. */
function unset({ usesTokens = [] }: Release, host: Release | undefined): string[] {
  const given = host?.givesTokens && new Set(host.givesTokens);
  return given ? usesTokens.filter((name) => !given.has(name)) : [];
}

function listOf(names: readonly string[]): string {
  const more = names.length > named ? [`${names.length - named} more`] : [];
  return new Intl.ListFormat('en').format([...names.slice(0, named), ...more]);
}
