import { execa } from 'execa';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeHost, writeRemote, type Fixture } from './fixture';

export type Outcome = { code: number; out: string; err: string };

/** A workspace with a host and a shop that are built already, in a folder of its own. */
export type FixtureWorkspace = {
  folder: string;
  /** Builds the shop in this version, whose one page says so. */
  build(version: string, fixture?: Fixture): Promise<void>;
  /** Runs the release program in the workspace, with these variables beside those of the tests. */
  release(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome>;
  /** Starts a command of it that stays, and resolves with the address that it tells. */
  start(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Started>;
  remove(): Promise<void>;
};

/** A program that runs. `end` asks it to end, and resolves when it has. */
export type Started = { url: string; end(): Promise<void> };

/** The release program, as a workspace starts it. */
export const releaseProgram = resolve('shared/tools/release/bin/release.mjs');

/** Variables with which the release program finds no room on any disk. */
export const onFullDisk = {
  NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { statfs } = fs;
    fs.statfs = async (...args) => ({ ...(await statfs(...args)), bavail: 0 });
    syncBuiltinESMExports();`)}"`,
};

/** Makes the workspace, with version 1.0.0 of both apps. */
export async function fixtureWorkspace(): Promise<FixtureWorkspace> {
  const folder = await mkdtemp(join(tmpdir(), 'workspace-'));
  await writeFile(join(folder, 'pnpm-workspace.yaml'), 'packages: []\n');
  for (const app of ['host', 'remotes/shop']) {
    await mkdir(join(folder, app), { recursive: true });
    await writeFile(join(folder, app, 'rspack.config.ts'), '');
  }
  const build = async (version: string, fixture: Fixture = {}) => {
    const pages = { '/buy-food': ['/buy-food'] };
    await writeRemote(join(folder, 'remotes/shop/dist'), 'shop', { version, content: version, pages, ...fixture });
  };
  await writeHost(join(folder, 'host/dist'));
  await build('1.0.0');
  return {
    folder,
    build,
    async release(args, env) {
      const { exitCode, stdout, stderr } = await execa(process.execPath, [releaseProgram, ...args], {
        cwd: folder,
        env: { FORCE_COLOR: undefined, ...env },
        reject: false,
        stripFinalNewline: false,
      });
      return { code: exitCode ?? 1, out: stdout, err: stderr };
    },
    async start(args, env) {
      const started = execa(process.execPath, [releaseProgram, ...args], { cwd: folder, env, reject: false });
      const url = await new Promise<string>((resolved, failed) => {
        started.stdout.on('data', (said: Buffer) => {
          const [address] = /http:\/\/[^\s/]+/.exec(said.toString()) ?? [];
          if (address) resolved(address);
        });
        void started.then(({ stderr }) => failed(new Error(stderr)));
      });
      return {
        url,
        async end() {
          started.kill();
          await started;
        },
      };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
