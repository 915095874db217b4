/**
 * `node scripts/changed.mjs <commit>` prints the apps that differ from a commit, in their own files or in a shared
 * package that they use, as a JSON list for a CI matrix. These apps have to be checked. Which apps have to be released
 * is found out by `unreleased.mjs`, which asks the site. This script runs before anything is installed.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const pnpm = 'pnpm@12.21.0';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [commit] = process.argv.slice(2);
if (!commit || !/^[0-9a-f]{7,40}$/.test(commit)) {
  console.error('Usage: node scripts/changed.mjs <commit>');
  process.exit(2);
}

const ignored = ['**/*.md', '.github/**', 'deploy/**'].map((pattern) => `--changed-files-ignore-pattern=${pattern}`);
const listed = list('--filter', `...[${commit}]`, ...ignored);
const packages = listed.trim() ? JSON.parse(listed) : [];
// The root folder holds the tools and the lockfile, so a change there concerns every app.
const everything = packages.some((one) => path.resolve(one.path) === root);
const apps = everything ? allApps() : packages.filter(isApp);
console.log(JSON.stringify(apps.map((app) => app.name).sort()));

function allApps() {
  return JSON.parse(list('--recursive')).filter(isApp);
}

function list(...selection) {
  return run('npx', ['--yes', pnpm, '--silent', ...selection, 'list', '--depth', '-1', '--json']);
}

function isApp(one) {
  const folder = path.relative(root, one.path).split(path.sep).join('/');
  return folder === 'host' || /^remotes\/[^/]+$/.test(folder);
}

function run(command, args) {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
