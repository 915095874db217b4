#!/usr/bin/env node
/**
 * `npm start` and `npm test` run this on a machine that has only Node and npm. It installs the workspace with the pnpm
 * version that package.json names, then runs the pnpm script with the given name. It uses only modules of Node, because
 * it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const pnpm = 'pnpm@12.21.0';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = path.join(root, 'node_modules', '.installed');

const [script, ...args] = process.argv.slice(2);
if (!script) fail('Usage: node scripts/bootstrap.mjs <script> [arguments]', 2);
checkNode();

const wanted = fingerprint();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
  console.log('Installing dependencies (once; later runs skip this) …');
  const code = await run(['install', '--frozen-lockfile', '--config.confirm-modules-purge=false']);
  if (code !== 0)
    fail(`The installation failed: see above. It needs the npm registry; npm's own settings are honored.`, code);
  writeFileSync(stampFile, wanted);
}
process.exitCode = await run(['--silent', 'run', script, ...args]);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `This needs Node 20.19 or newer; this is Node ${process.versions.node}. See https://nodejs.org/en/download`,
      1,
    );
  }
}

/** A hash of everything that decides what an installation brings. When it changes, the workspace is installed again. */
function fingerprint() {
  const folders = ['.', 'host', 'e2e', ...['remotes', 'e2e/fixtures', ...packagesIn('shared')].flatMap(packagesIn)];
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...folders.map((folder) => path.join(folder, 'package.json')),
  ];
  const hash = createHash('sha256').update(pnpm).update(process.version);
  for (const file of files.filter((file) => existsSync(path.join(root, file)))) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function packagesIn(folder) {
  if (!existsSync(path.join(root, folder))) return [];
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name));
}

/**
 * Runs pnpm through npx and resolves to its exit code. A signal is passed on to pnpm, and the exit code is then 128
 * plus the signal's number, as in a shell.
 */
function run(pnpmArgs) {
  const windows = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(windows ? 'npx.cmd' : 'npx', ['--yes', pnpm, ...pnpmArgs], {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
      // npx does not pass signals on. In a process group of its own, everything below it can be reached.
      detached: !windows,
    });
    const pass = (signal) => (windows ? child.kill(signal) : signalGroup(child.pid, signal));
    const signals = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };
    for (const signal of Object.keys(signals)) process.on(signal, pass);
    child.on('error', (error) => {
      console.error(`npx could not be started (${error.message}). It comes with npm: is npm installed?`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      for (const name of Object.keys(signals)) process.off(name, pass);
      resolve(code ?? 128 + (signals[signal] ?? 15));
    });
  });
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process has ended already.
  }
}

function fail(message, code) {
  console.error(message);
  process.exit(code);
}
