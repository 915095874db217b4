import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from '@furrow/release/server/serve';

const configuration = join(import.meta.dirname, '../../deploy/nginx/furrow.conf');

/** Where Debian and most others put nginx; it need not be on the path of an ordinary user. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
);

/**
 * Serves an origin folder by nginx with the configuration in deploy/nginx, on a free port.
 *
 * @throws Error with what nginx says about the configuration
 */
export async function startNginx(root: string): Promise<Server> {
  if (!nginxProgram) throw new Error('nginx is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'furrow-nginx-'));
  const port = await freePort();
  const site = (await readFile(configuration, 'utf8'))
    .replaceAll('/srv/furrow', root)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const main = [
    'daemon off; master_process off; worker_processes 1;',
    'pid nginx.pid; error_log stderr crit;',
    'events {}',
    'http {',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
    'access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;',
    site,
    '}',
  ];
  await writeFile(join(folder, 'nginx.conf'), main.join('\n'));

  const child = execa(nginxProgram, ['-p', folder, '-c', join(folder, 'nginx.conf')], { reject: false });
  const url = `http://127.0.0.1:${port}`;
  for (let answered = false; !answered;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${(await child).stderr}`);
    answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (!answered) await new Promise((done) => setTimeout(done, 30));
  }
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await child;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
