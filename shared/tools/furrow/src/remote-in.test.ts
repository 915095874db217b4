import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIn } from './remote-in';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-in-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('says where a command has to be run, and which scripts it needs there', async () => {
  await expect(remoteIn(folder, ['types', 'lint', 'test'])).rejects.toThrow('is not the repository of a remote');
  await writeFile(join(folder, 'rspack.config.ts'), '');
  await writeFile(join(folder, 'package.json'), '{ "name": "calendar",');
  await expect(remoteIn(folder, ['types', 'lint', 'test'])).rejects.toThrow('package.json is not valid JSON');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'calendar', scripts: { test: 'jest' } }));
  await expect(remoteIn(folder, ['types', 'lint', 'test'])).rejects.toThrow(
    'package.json has no script "types", "lint". In the workspace of the site, run: pnpm check calendar',
  );
  const all = { name: 'calendar', scripts: { types: 'tsc', lint: 'eslint', test: 'jest' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(all));
  await expect(remoteIn(folder, ['types', 'lint', 'test'])).resolves.toBe('calendar');
});
