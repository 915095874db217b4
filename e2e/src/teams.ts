import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { newKeys, readSigningKey, type Teams } from '@furrow/release/domain/signature';
import { repair } from '@furrow/release/operations/repair';
import { signVersion } from '@furrow/release/operations/sign';
import { folderStorage } from '@furrow/release/store/folder-storage';

/**
 * Makes a site name its teams: one team that owns all apps and signs their releases, and other teams.
 *
 * @param folder the origin of the site
 */
export async function nameTeams(folder: string, others: Teams = {}): Promise<void> {
  const { microFrontends } = parseDiscovery(JSON.parse(await readFile(join(folder, 'discovery.json'), 'utf8')));
  const { privateKey, publicKey } = newKeys();
  const signingKey = readSigningKey(privateKey, 'growers.key');
  const storage = folderStorage(folder);
  for (const [app, entries] of Object.entries(microFrontends))
    for (const { metadata } of entries) await signVersion({ storage, app, version: metadata.version, signingKey });
  const growers = { apps: Object.keys(microFrontends), keys: [publicKey] };
  await storage.write('.furrow/teams.json', JSON.stringify({ growers, ...others }));
  await repair(storage);
}
