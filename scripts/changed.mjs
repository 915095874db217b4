/**
 * `node scripts/changed.mjs <commit> [--raised]`: the apps that differ from a commit, by their own files or by a shared package
 * they use, as a JSON list for a CI matrix. With `--raised` only those whose version was raised: these are to be released.
 * Runs before anything is installed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const pnpm = 'pnpm@12.21.0';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [commit, flag] = process.argv.slice(2);
if (!commit || !/^[0-9a-f]{7,40}$/.test(commit) || (flag !== undefined && flag !== '--raised')) {
  console.error('Usage: node scripts/changed.mjs <commit> [--raised]');
  process.exit(2);
}

const ignored = ['**/*.md', '.github/**', 'deploy/**'].map((pattern) => `--changed-files-ignore-pattern=${pattern}`);
const listed = list('--filter', `...[${commit}]`, ...ignored);
const packages = listed.trim() ? JSON.parse(listed) : [];
// The root holds the toolchain and the lockfile: a change there concerns every app.
const everything = packages.some((one) => path.resolve(one.path) === root);
const apps = everything ? allApps() : packages.filter(isApp);
const wanted = flag === '--raised' ? apps.filter(isRaised) : apps;
console.log(JSON.stringify(wanted.map((app) => app.name).sort()));

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

function isRaised(app) {
  const file = path.join(path.relative(root, app.path), 'package.json').split(path.sep).join('/');
  const now = existsSync(path.join(root, file))
    ? JSON.parse(readFileSync(path.join(root, file), 'utf8')).version
    : undefined;
  return now !== versionAt(file);
}

function versionAt(file) {
  try {
    return JSON.parse(run('git', ['show', `${commit}:${file}`], 'ignore')).version;
  } catch {
    return undefined;
  }
}

function run(command, args, errors = 'inherit') {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', errors] });
}
