import { hostName } from '@furrow/discovery/discovery';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';

type Rendered = Pick<Release, 'app' | 'version' | 'react' | 'shared'>;

/**
 * Whether pages of a remote render again in a host instead of hydrating. The ids that React generates may differ between
 * minors, and pages run with the host's React. A remote with a React of its own always hydrates.
 */
export function rendersAnew(host: Rendered, remote: Rendered): boolean {
  return remote.shared['react'] !== undefined && remote.react !== host.react;
}

/**
 * Differences between the release and what is live that do not refuse it, as sentences.
 *
 * @param others the live releases of the other apps
 */
export function reactWarnings(release: Rendered, others: ReadonlyMap<string, Rendered>): string[] {
  const host = release.app === hostName ? release : others.get(hostName);
  if (!host) return [];
  const remotes = release.app === hostName ? [...others.values()].filter(({ app }) => app !== hostName) : [release];
  return remotes.filter((remote) => rendersAnew(host, remote)).map((remote) => anewSentence(host, remote));
}

/** Says that pages of the remote render again, and how to avoid that. */
export function anewSentence(host: Rendered, remote: Rendered): string {
  return (
    `The pages of ${formatVersionName(remote)} were rendered by React ${remote.react} and run on the ${host.react} of ${formatVersionName(host)}: ` +
    `they re-render instead of hydrating. Build ${remote.app} with React ${host.react}, when its team is ready.`
  );
}
