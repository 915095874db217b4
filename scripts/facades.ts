/** `pnpm facades`: gives each shared package the version that its changes ask for, and records since when it exports what. */
import { facades, readRecord, recordFile } from '@furrow/bundler/facades';
import { furrowPackage } from '@furrow/bundler/workspace';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { exportsOf } from './facades/declared-exports';
import { nextVersion } from './facades/next-version';
import { root } from './workspace/process';

const host = join(root, 'host');
for (const owner of new Set(facades.map((facade) => facade.owner))) {
  const own = facades.filter((facade) => facade.owner === owner);
  const folder = furrowPackage(host, owner);
  const file = join(folder, 'package.json');
  const text = await readFile(file, 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  const current = Object.fromEntries(own.map((facade) => [facade.name, exportsOf(facade, folder)]));
  const next = nextVersion(version, await readRecord(folder), current);
  const record = await format(JSON.stringify(next.record), { parser: 'json', printWidth: 120 });
  await writeFile(join(folder, recordFile), record);
  if (next.version !== version)
    await writeFile(file, text.replace(`"version": "${version}"`, `"version": "${next.version}"`));
  console.log(`${owner} ${next.version}${next.changes.map((change) => `\n  ${change}`).join('')}`);
}
