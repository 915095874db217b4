import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folders = ['host', ...readdirSync(join(root, 'remotes')).map((name) => `remotes/${name}`)];
const apps = folders.map((folder) => {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return { app: name, version };
});

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'unreleased-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function unreleased(status: object[]): unknown {
  const file = join(folder, 'status.json');
  writeFileSync(file, JSON.stringify({ format: 1, result: status }));
  return JSON.parse(execFileSync(process.execPath, [join(root, 'scripts/unreleased.mjs'), file], { encoding: 'utf8' }));
}

it('lists the apps whose version the site does not have, whatever was released in between', () => {
  const last = apps.at(-1)?.app;
  const withoutLast = apps.map((one) => (one.app === last ? { ...one, version: '0.0.1' } : one));
  expect(unreleased(withoutLast)).toEqual([last]);
  expect(unreleased([])).toEqual(apps.map(({ app }) => app).sort());
});

it('lists no version that the site has, live or rolled back', () => {
  expect(unreleased(apps.map((one) => ({ ...one, state: 'withdrawn' })))).toEqual([]);
});
