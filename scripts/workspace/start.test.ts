import { createServer } from 'node:net';
import { run } from './process';

it('says that the port is taken before it builds or composes, so that a second start leaves the served site alone', async () => {
  const server = createServer();
  await new Promise<void>((listens) => server.listen(0, listens));
  const { port } = server.address() as { port: number };
  const { code, output } = await run('tsx', ['scripts/site.ts'], { env: { PORT: `${port}` } });
  await new Promise((closed) => server.close(closed));
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^port ${port} is in use`, 'i'));
}, 60_000);
