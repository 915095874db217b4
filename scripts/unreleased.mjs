/**
 * `node scripts/unreleased.mjs <status.json>` prints the apps of this workspace whose version the site does not have
 * yet, as a JSON list for a CI matrix. The file holds the output of `release status --json`. Because the site is asked
 * and no commits are compared, the next run makes up for one that was cancelled or failed halfway. A version that was
 * rolled back counts as one that the site has.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node scripts/unreleased.mjs <what "release status --json" said>');
  process.exit(2);
}

const there = new Set(JSON.parse(readFileSync(file, 'utf8')).result.map(({ app, version }) => `${app}@${version}`));
const folders = ['host', ...readdirSync(path.join(root, 'remotes')).map((name) => path.join('remotes', name))];
const apps = folders.map((folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));
const missing = apps.filter(({ name, version }) => !there.has(`${name}@${version}`));
console.log(JSON.stringify(missing.map(({ name }) => name).sort()));
