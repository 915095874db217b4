/**
 * `pnpm dev`: the host on port 3000 with every remote behind it, each with hot reload.
 * `pnpm dev shop`: one remote alone, on its own port, inside its own small shell.
 * `--language es`: with the texts of another language, or of a pseudo-language: `qps` is longer, `ar-XB` runs from right
 * to left.
 */
import { languagePattern } from '@furrow/formats/languages';
import { createServer } from 'node:net';
import { allApps, namedApps, type App } from './workspace/apps';
import { readArguments } from './workspace/arguments';
import { fail, start } from './workspace/process';

const usage = 'Usage: pnpm dev [<app>]... [--language <language>], such as shop --language es';
const { values, positionals: names } = readArguments(usage, { language: { type: 'string', default: '' } });
const language = values.language.toLowerCase();
if (language && !languagePattern.test(language))
  fail(`"${values.language}" is not a language such as es, qps or ar-XB.`);
const apps = names.length > 0 ? namedApps(names) : allApps();

for (const app of apps) {
  if (await isTaken(app.port))
    fail(`Port ${app.port} of ${app.name} is in use: stop what listens there and try again.`);
}
for (const app of apps) void serve(app);
for (const { name, port } of apps) console.log(`${name.padEnd(8)} http://localhost:${port}/`);
console.log('Ctrl+C stops everything.\n');

async function serve({ name, folder }: App) {
  const child = start('pnpm', ['--silent', 'run', 'dev'], {
    folder,
    env: { NODE_ENV: 'development', FURROW_LANGUAGE: language },
  });
  for await (const line of child.iterable({ from: 'all' })) console.log(`${name.padEnd(8)} ${line}`);
  const { exitCode } = await child;
  fail(`${name} stopped${exitCode === undefined ? '' : ` with code ${exitCode}`}; so does the rest.`);
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });
}
