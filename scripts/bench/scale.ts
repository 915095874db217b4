import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { kilobytes } from '@furrow/release/check/weigh';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { releaseLocalSite } from '@furrow/release/operations/local-site';
import { publish } from '@furrow/release/operations/publish';
import { allApps } from '../workspace/apps';

/**
 * Composes a site for each number of remotes, from the real ones and copies of `dao` under other names and paths, and measures what must
 * not grow with the number of teams.
 */
export async function measureScale(folder: string, counts: number[]): Promise<Record<string, Record<string, string>>> {
  const rows: Record<string, Record<string, string>> = {};
  const apps = allApps();
  const dao = apps.find(({ name }) => name === 'dao');
  if (!dao) throw new Error('There is no remote dao to copy.');
  for (const count of counts) {
    const site = join(folder, String(count));
    const dists = apps.map((app) => join(app.folder, 'dist'));
    for (let extra = apps.length - 1; extra < count; extra += 1) {
      dists.push(await copyRemote(join(dao.folder, 'dist'), join(folder, `copies/team${extra}`), `team${extra}`));
    }
    const origin = join(site, 'origin');
    await releaseLocalSite({ origin, dists });
    const storage = folderStorage(origin);
    const next = await copyRemote(join(dao.folder, 'dist'), join(site, 'next'), 'dao', '9.0.0');
    const began = performance.now();
    const candidate = await readCandidate(next);
    await publish({
      storage,
      candidate,
      promote: true,
      published: { publishedAt: new Date().toISOString(), commit: null },
    });
    const seconds = (performance.now() - began) / 1000;
    const page = await readFile(join(origin, 'buy-food.html'));
    const discovery = await readFile(join(origin, 'discovery.json'));
    rows[`${count} remotes`] = {
      'publish one, s': seconds.toFixed(1),
      'buy-food.html, kB br': kilobytes(brotliCompressSync(page).length),
      'requests it names': String(
        [...page.toString().matchAll(/<(?:link|script)[^>]+(?:href|src)="\/[a-z]+\//g)].length,
      ),
      'discovery.json, kB': kilobytes(discovery.length),
      'discovery.json, kB br': kilobytes(brotliCompressSync(discovery).length),
    };
  }
  return rows;
}

/** A release of the same files under another name and other paths. */
export async function copyRemote(dist: string, folder: string, name: string, version = '1.0.0'): Promise<string> {
  await mkdir(folder, { recursive: true });
  await cp(dist, folder, { recursive: true });
  for (const file of ['build.json', 'mf-manifest.json', ...(await documentsOf(folder))]) {
    const path = join(folder, file);
    const text = (await readFile(path, 'utf8'))
      .replaceAll('/dao/1.0.0/', `/${name}/${version}/`)
      .replaceAll('"/governance/', name === 'dao' ? '"/governance/' : `"/${name}/`)
      .replaceAll('"app":"dao","version":"1.0.0"', `"app":"${name}","version":"${version}"`)
      .replaceAll(/"(name|id|globalName|buildName)":( ?)"dao"/g, `"$1":$2"${name}"`);
    await writeFile(path, text);
  }
  return folder;
}

async function documentsOf(folder: string): Promise<string[]> {
  return (await readdir(join(folder, 'documents'))).map((file) => `documents/${file}`);
}
