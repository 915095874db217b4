import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { root, start } from '../../scripts/workspace/process';
import { freePort } from '../../scripts/machine/free-port';

/** A copy of an app with its own development server. */
export type DevelopedApp = {
  folder: string;
  url: string;
  /** The output of the server so far. */
  said(): string;
  /** Saves a source file, by its path relative to the folder. */
  save(file: string, text: string): Promise<void>;
  stop(): Promise<void>;
};

const furrow = join(root, 'shared/tools/furrow/bin/furrow.mjs');

/**
 * Copies an app's sources and starts its development server, so that a test may change them.
 *
 * @param app its folder, relative to the workspace root
 * @param files new text of files, by path relative to the folder
 * @param against the address of a live site in which the app is shown; without it, the app is alone
 * @param language the language of its texts; that of its sources by default
 * @throws Error with the server's output when it does not come up
 */
export async function developedCopy(
  app: string,
  files: Record<string, string>,
  against?: string,
  language = '',
): Promise<DevelopedApp> {
  const source = join(root, app);
  // A folder named .cache would not work, because the development server does not watch such folders.
  const results = join(root, 'test-results');
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(join(results, 'developed-'));
  const kept = ['node_modules', 'dist', '.cache', 'package.json', 'e2e'];
  for (const part of (await readdir(source)).filter((name) => !kept.includes(name)))
    await cp(join(source, part), join(folder, part), { recursive: true });
  await symlink(join(source, 'node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  const description = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as object;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...description, config: { port } }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }

  const server =
    against === undefined
      ? start('rspack', ['dev'], { folder, env: { NODE_ENV: 'development', FURROW_LANGUAGE: language } })
      : start(process.execPath, [furrow, 'dev', '--against', against, ...(language ? ['--language', language] : [])], {
          folder,
        });
  const said: string[] = [];
  server.all.on('data', (chunk) => said.push(String(chunk)));
  const ended = server.then(({ all }): never => {
    throw new Error(`The development server of ${app} stopped:\n${all}`);
  });
  ended.catch(() => {});
  const url = `http://localhost:${port}`;
  await Promise.race([ended, answers(url)]);
  return {
    folder,
    url,
    said: () => said.join(''),
    async save(file, text) {
      // Writing in place would leave the file empty for a moment, and a server on a busy machine might read it then.
      const draft = join(results, `${basename(folder)}.draft`);
      await writeFile(draft, text);
      await rename(draft, join(folder, file));
    },
    async stop() {
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      await server;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (;;) {
    if (
      await fetch(url).then(
        ({ status }) => status < 500,
        () => false,
      )
    )
      return;
    await new Promise((next) => setTimeout(next, 200));
  }
}
