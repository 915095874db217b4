import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../../bin/furrow-bundler.mjs');

it('the server for one remote says in a sentence that its port is taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taken-port-'));
  const server = createServer().listen(0);
  const { port } = server.address() as { port: number };
  await writeFile(join(folder, 'page.js'), '');
  await writeFile(
    join(folder, 'rspack.config.mjs'),
    `export default { entry: './page.js', stats: 'none', devServer: { port: ${port}, client: false } };`,
  );
  const { code, said } = await new Promise<{ code: unknown; said: string }>((ended) => {
    execFile(process.execPath, [bin, 'dev'], { cwd: folder }, (error, _, stderr) =>
      ended({ code: error?.code, said: stderr }),
    );
  });
  server.close();
  await rm(folder, { recursive: true });
  expect(said).toContain(
    `Port ${port} is in use. Stop whatever is using it, or choose another port: furrow-bundler dev --port ${port + 1}\n`,
  );
  expect(said).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
}, 60_000);
