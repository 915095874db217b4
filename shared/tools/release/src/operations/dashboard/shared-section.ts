import { hostName } from '@furrow/discovery/discovery';
import type { Release } from '@furrow/formats/release.schema';
import { countOf } from '../../domain/count-of';
import { type Html, html } from './html';
import { type Picture, percent, picture, textAt } from './pictures/picture';
import { linear } from './pictures/scale';

/** A package of which a page runs one copy: which app provides it, in which version, and which remotes use it. */
export type SharedPackage = { key: string; version: string; provider: string; users: string[] };

/**
 * Which app provides which shared packages to whom, by the live releases. The copy of the host is there first; a remote
 * uses its own copy of what the host lacks, or that of a remote which came before it.
 */
export function sharedPackages(releases: readonly Pick<Release, 'app' | 'shared'>[]): SharedPackage[] {
  const host = releases.find(({ app }) => app === hostName);
  const remotes = releases.filter(({ app }) => app !== hostName);
  const found = new Map<string, SharedPackage>();
  for (const { app, shared } of remotes) {
    for (const [key, own] of Object.entries(shared)) {
      const ofHost = host?.shared[key]?.version;
      const provider = ofHost === undefined ? app : hostName;
      const version = ofHost ?? own.version;
      if (version === undefined) continue;
      const known = found.get(`${provider} ${key}`) ?? { key, version, provider, users: [] };
      found.set(`${provider} ${key}`, known);
      known.users.push(app);
    }
  }
  return [...found.values()].sort(
    (a, b) => rank(a) - rank(b) || b.users.length - a.users.length || (a.key < b.key ? -1 : 1),
  );
}

/** What the host provides comes first. */
const rank = ({ provider }: SharedPackage) => (provider === hostName ? 0 : 1);

/** @param colorOf the number of the color of an app */
export function sharedSection(packages: readonly SharedPackage[], colorOf: (app: string) => number): Html {
  const providers = new Set(packages.map(({ provider }) => provider));
  return html`<section id="shared" aria-labelledby="shared-head">
    <div class="head">
      <h2 id="shared-head">Who provides shared packages to whom?</h2>
      <span class="note"
        >${countOf(packages.length, 'package')}, provided by ${[...providers].join(', ') || 'nobody'}</span
      >
    </div>
    ${packages.length === 0 ? html`<p class="note">No remote uses a shared package.</p>` : picture(sharedPicture(packages, colorOf))}
  </section>`;
}

const rowHeight = 34;
/** Columns of the packages' names and of their users. */
const [linesFrom, linesTo] = [52, 80];

/** Packages on the left, each with a line to every remote that uses it. */
export function sharedPicture(packages: readonly SharedPackage[], colorOf: (app: string) => number): Picture {
  const users = [...new Set(packages.flatMap((one) => one.users))].sort();
  const height = Math.max(packages.length, users.length) * rowHeight + 26;
  const rows = (count: number) =>
    linear([0, Math.max(1, count - 1)], count > 1 ? [30, height - 20] : [height / 2, height / 2]);
  const [packageY, userY] = [rows(packages.length), rows(users.length)];
  return {
    label: `${countOf(packages.length, 'shared package')}, each with a line to the apps that use it: ${users.join(', ')}.`,
    height,
    drawing: html`${textAt([0, 10], 'Provided')} ${textAt([linesTo + 2, 10], 'Used by')}
    ${packages.map(({ users: using }, index) =>
      using.map((user) => {
        const place = users.indexOf(user);
        return html`<line
          class="tie mark-${colorOf(user)}"
          x1="${percent(linesFrom)}"
          y1="${packageY(index)}"
          x2="${percent(linesTo)}"
          y2="${userY(place)}"
        />`;
      }),
    )}
    ${packages.map(
      ({ key, version, provider, users: using }, index) =>
        html`${textAt([0, packageY(index) + 4], nameOf(key), { kind: 'strong' })}
          ${textAt([linesFrom - 2, packageY(index) + 4], `${version} of ${provider}, ${using.length} of ${users.length}`, { anchor: 'end', kind: 'if-wide' })}
          ${textAt([0, packageY(index) + 18], `${version} of ${provider}`, { kind: 'if-narrow' })}
          <circle class="tie-end" cx="${percent(linesFrom)}" cy="${packageY(index)}" r="3.5" />`,
    )}
    ${users.map(
      (user, place) =>
        html`<circle
            class="tie-end mark-${colorOf(user)}"
            cx="${percent(linesTo)}"
            cy="${userY(place)}"
            r="5"
          />${textAt([linesTo + 2, userY(place) + 4], user, { kind: 'strong' })}`,
    )}`,
    twin: {
      caption: 'Shared packages as a table',
      columns: ['Package', 'Version', 'Provided by', 'Used by'],
      rows: packages.map(({ key, version, provider, users: using }) => [
        nameOf(key),
        version,
        provider,
        using.join(', '),
      ]),
    },
  };
}

/** Share keys end with the major of the package. */
const nameOf = (key: string) => key.replace(/~(\d+)$/, ' $1');
