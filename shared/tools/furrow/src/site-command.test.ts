import { execa } from 'execa';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

it('ends when an app cannot be built, and has made no site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-command-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'farmstand', workspaces: ['host'] }));
  const args = [resolve('shared/tools/furrow/bin/furrow.mjs'), 'site', '--port', '0'];
  const { exitCode, stderr } = await execa(process.execPath, args, { cwd: folder, reject: false, timeout: 30_000 });
  await rm(folder, { recursive: true });
  expect(stderr).toContain('There is no app "host" in ');
  expect(exitCode).toBe(1);
}, 60_000);
