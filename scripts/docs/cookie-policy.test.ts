import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from '@furrow/bundler/workspace';

type StoredEntry = { key: string };

const root = join(__dirname, '../..');

it('the cookie policy names every entry that the host and the remotes keep in the browser', async () => {
  const policy = readFileSync(join(root, 'remotes/content/src/articles/legal/cookies.md'), 'utf8');
  const named = new Set([...policy.matchAll(/^\| `([^`]+)`/gm)].map(([, key]) => key));
  const host = JSON.parse(readFileSync(join(root, 'host/src/site/kept/host.json'), 'utf8')) as StoredEntry[];
  const lists = remoteFolders()
    .map((folder) => join(folder, 'src/stored.ts'))
    .filter((file) => existsSync(file));
  const modules = (await Promise.all(lists.map((file) => import(file)))) as { stored: Record<string, StoredEntry> }[];
  const kept = new Set([...host, ...modules.flatMap(({ stored }) => Object.values(stored))].map(({ key }) => key));
  expect([...named].sort()).toEqual([...kept].sort());
});
