import { execa } from 'execa';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const furrow = resolve('shared/tools/furrow/bin/furrow.mjs');

it('looks at the port before everything else, and says in a sentence that it is taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dev-command-'));
  const server = createServer().listen(0, 'localhost');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'calendar', config: { port } }));
  await writeFile(join(folder, 'rspack.config.ts'), 'export default [];\n');
  const args = [furrow, 'dev', '--against', 'http://localhost:1'];
  const { exitCode, stderr } = await execa(process.execPath, args, {
    cwd: folder,
    env: { FORCE_COLOR: undefined },
    reject: false,
  });
  server.close();
  await rm(folder, { recursive: true });
  expect([exitCode, stderr]).toEqual([
    1,
    `Port ${port} is in use. Stop whatever is using it, or choose another port: PORT=${port + 1}, or --port ${port + 1} with a command. [FUR-COMMAND-FAILED]`,
  ]);
});

it.each([
  ['http://localhost:1/market', '"http://localhost:1/market" is not the address of a site.'],
  ['http://localhost:1', 'nothing listens at'],
])(
  'ends when it cannot show the site at %s',
  async (against, said) => {
    const folder = await mkdtemp(join(tmpdir(), 'dev-command-'));
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'calendar', type: 'module', config: { port: 0 } }),
    );
    await writeFile(join(folder, 'rspack.config.ts'), 'export default [];\n');
    const args = [furrow, 'dev', '--against', against];
    const { exitCode, stderr } = await execa(process.execPath, args, { cwd: folder, reject: false, timeout: 30_000 });
    await rm(folder, { recursive: true });
    expect(stderr).toContain(said);
    expect(exitCode).toBe(1);
  },
  60_000,
);
