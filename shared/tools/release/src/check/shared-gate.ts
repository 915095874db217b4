import { hostName } from '@furrow/discovery/discovery';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';
import semver from 'semver';
import { type Reason, reason } from '../domain/refused';

/**
 * What is wrong with packages of which a page runs a single copy. The host's copy is there first, so it must satisfy
 * every remote. A package that the host lacks is provided by whichever remote loads first, so all of these remotes must
 * satisfy each other.
 *
 * @param live the live releases of the other apps
 */
export function sharedProblems(release: Release, live: ReadonlyMap<string, Release>): Reason[] {
  const all = [...live.values(), release];
  const host = all.find(({ app }) => app === hostName);
  const remotes = all.filter(({ app }) => app !== hostName);
  const providersOf = (needing: Release, key: string) =>
    host?.shared[key]?.version === undefined ? remotes.filter((one) => one !== needing) : [host];
  return remotes.flatMap((needing) =>
    Object.keys(needing.shared).flatMap((key) =>
      providersOf(needing, key)
        .filter((provider) => [needing, provider].includes(release) && !isSatisfied(needing, provider, key))
        .map((provider) => problemOf({ needing, provider, key }, release)),
    ),
  );
}

/** Whether one release can run with the copy of a package that another release provides. */
function isSatisfied(needing: Release, provider: Release, key: string): boolean {
  const need = needing.shared[key];
  const given = provider.shared[key]?.version;
  if (!need?.singleton || need.requiredVersion === false || given === undefined) return true;
  if (semver.satisfies(given, need.requiredVersion, { includePrerelease: true })) return true;
  // Minors of React may differ; pages of another minor render again.
  return isReact(key) && semver.minVersion(need.requiredVersion)?.major === semver.parse(given)?.major;
}

function problemOf(
  { needing, provider, key }: { needing: Release; provider: Release; key: string },
  release: Release,
): Reason {
  const who = needing === release ? 'it' : `the live ${needing.app}@${needing.version}`;
  const whom = provider === release ? 'it provides' : `the live ${provider.app}@${provider.version} provides`;
  const advice = isReact(key)
    ? 'Build against the React of the site, or bring your own with defineRemote({ ownReact: true }).'
    : 'Align the versions in the workspace catalog and build again.';
  const [needed, given] = [needing.shared[key]?.requiredVersion, provider.shared[key]?.version];
  return reason(
    'FUR-GATE-SHARED-VERSION',
    `${who} needs ${key} ${needed} as the only copy on the page, but ${whom} ${given}. ${advice}`,
  );
}

/**
 * Says which earlier majors of shared packages a release of the host offers although nobody asks for them anymore.
 * They refuse nothing: no page loads what nobody asks for.
 *
 * @param others the releases of other apps that are live or canaries
 */
export function unusedMajors(release: Release, others: readonly Release[]): string[] {
  if (release.app !== hostName) return [];
  const keys = Object.keys(release.shared);
  const isEarlier = (key: string) => keys.some((one) => nameOf(one) === nameOf(key) && majorOf(one) > majorOf(key));
  return keys
    .filter((key) => isEarlier(key) && !others.some(({ shared }) => key in shared))
    .map(
      (key) =>
        `No live remote and no canary uses ${nameOf(key)} ${majorOf(key)} anymore, but ${formatVersionName(release)} still offers it: ` +
        `take ${nameOf(key)}-${majorOf(key)} out of the host's package.json.`,
    );
}

const nameOf = (shareKey: string) => shareKey.replace(/~\d+$/, '');
const majorOf = (shareKey: string) => Number(/~(\d+)$/.exec(shareKey)?.[1] ?? 0);

const isReact = (key: string) => key === 'react' || key.startsWith('react-dom');
