import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { standaloneFolder } from '@furrow/formats/other-files';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { readCandidate } from '@furrow/release/store/candidate';
import { textOf } from '@furrow/release/store/storage';
import { root } from '../../scripts/workspace/process';
import { expect } from '../src/test';

/** How many files a release has, and what they weigh, in megabytes, by who loads them. */
type ReleaseWeight = { files: number; maps: number; copies: number; standalone: number; own: number };

/** How the rows of docs/releasing.md begin. */
const rows = {
  maps: 'source maps',
  copies: 'copies of packages that are shared',
  standalone: '`standalone/`',
  own: 'its own code, documents and licenses',
};

/**
 * Holds what docs/releasing.md says of the release that the repository of docs/own-repository.md makes against its build.
 * A figure may be a tenth off, because each change of a shared package changes all of them a little.
 */
export async function isAsHeavyAsDocumented(dist: string): Promise<void> {
  const [weight, documented] = await Promise.all([weighRelease(dist), documentedWeight()]);
  for (const row of Object.keys(documented) as (keyof ReleaseWeight)[]) {
    expect(weight[row], row).toBeGreaterThan(documented[row] * 0.9);
    expect(weight[row], row).toBeLessThan(documented[row] * 1.1);
  }
}

/** Weighs the release that a build becomes. */
async function weighRelease(dist: string): Promise<ReleaseWeight> {
  const { files, releaseText } = await readCandidate(dist);
  const manifest = JSON.parse(textOf(files.get(manifestFile) ?? new Uint8Array())) as {
    shared: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
  };
  const shared = new Set(
    manifest.shared.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]),
  );
  const weight = { files: files.size + 1, maps: 0, copies: 0, standalone: 0, own: releaseText.length };
  for (const [path, { length }] of files) weight[rowOf(path, shared)] += length;
  const megabytes = (bytes: number) => Math.round(bytes / 10_000) / 100;
  return {
    files: weight.files,
    maps: megabytes(weight.maps),
    copies: megabytes(weight.copies),
    standalone: megabytes(weight.standalone),
    own: megabytes(weight.own),
  };
}

function rowOf(path: string, shared: ReadonlySet<string>): keyof typeof rows {
  if (path.endsWith('.map')) return 'maps';
  if (path.startsWith(standaloneFolder)) return 'standalone';
  return shared.has(path) ? 'copies' : 'own';
}

async function documentedWeight(): Promise<ReleaseWeight> {
  const text = await readFile(join(root, 'docs/releasing.md'), 'utf8');
  const [, section = ''] = text.split('## What is in a release\n');
  const figure = (row: string) => Number(section.split(`| ${row} `)[1]?.split('|')[1]);
  return {
    files: Number(/is (\d+) files/.exec(section)?.[1]),
    maps: figure(rows.maps),
    copies: figure(rows.copies),
    standalone: figure(rows.standalone),
    own: figure(rows.own),
  };
}
