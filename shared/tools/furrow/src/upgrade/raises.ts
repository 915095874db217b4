import { intersects, lt, minVersion, validRange } from 'semver';

/** What a registry says of the newest version of a package. */
export type Newest = { version: string; peers: Readonly<Record<string, string>> };

/** What this command needs to know of a package.json. */
export type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/** Another range of a package in one package.json of a repository. */
export type Raise = { file: string; name: string; from: string; to: string };

/** The packages of Furrow that a repository asks a registry for. */
export function furrowPackages(manifests: Iterable<Manifest>): string[] {
  const asked = [...manifests].flatMap((manifest) => Object.entries(dependenciesOf(manifest)));
  // Folders of the workspace come from no registry.
  const released = asked.filter(([name, range]) => name.startsWith('@furrow/') && validRange(range) !== null);
  return [...new Set(released.map(([name]) => name))].sort();
}

/**
 * What has to change so that a repository asks for the newest packages: their ranges, and those of packages of others
 * that the newest ones do not accept beside them.
 *
 * @param manifests each package.json by its path
 * @param newest the newest version of each package of Furrow that the repository asks for
 */
export function raisesFor(manifests: ReadonlyMap<string, Manifest>, newest: ReadonlyMap<string, Newest>): Raise[] {
  const peers = new Map([...newest.values()].flatMap((one) => Object.entries(one.peers)));
  return [...manifests].flatMap(([file, manifest]) =>
    Object.entries(dependenciesOf(manifest)).flatMap(([name, from]): Raise[] => {
      const to = raised(from, newest.get(name)?.version, peers.get(name));
      return to === undefined ? [] : [{ file, name, from, to }];
    }),
  );
}

function raised(from: string, version: string | undefined, peer: string | undefined): string | undefined {
  if (validRange(from) === null) return undefined;
  const least = minVersion(from);
  if (version !== undefined) {
    if (!least || !lt(least, version)) return undefined;
    // Whoever asks for one version exactly wants to go on doing so.
    return /^\d/.test(from) ? version : `^${version}`;
  }
  return peer !== undefined && validRange(peer) !== null && !intersects(from, peer) ? peer : undefined;
}

const dependenciesOf = ({ dependencies = {}, devDependencies = {} }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});

/** The text of a package.json with other ranges. Everything else, such as the order of its fields, is as before. */
export function withRaises(text: string, raises: readonly Raise[]): string {
  const manifest = JSON.parse(text) as Manifest;
  for (const { name, to } of raises)
    for (const own of [manifest.dependencies, manifest.devDependencies]) if (own && name in own) own[name] = to;
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  return `${JSON.stringify(manifest, null, indent)}\n`;
}
