import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from '@furrow/release/server/serve';
import { freePort } from './free-port';
import { installMissing } from './packages';

const usualConfiguration = join(import.meta.dirname, '../../deploy/nginx/furrow.conf');

const previewsConfiguration = join(import.meta.dirname, '../../deploy/nginx/previews.conf');

/** Where Debian and most others install nginx. The folder need not be on the PATH of an ordinary user. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The path of nginx, as it was when this process started. */
export const nginxProgram = installedNginx();

/**
 * Installs Debian's nginx when there is none and installing is allowed. Processes that start afterwards find it through
 * `nginxProgram`.
 *
 * @returns a sentence that says what is not tested when there is no nginx
 */
export function findNginx(report: (line: string) => void): Promise<string[]> {
  const isThere = () => installedNginx() !== undefined;
  const untested = 'nothing was compared with nginx, and nobody followed docs/production.md and docs/moving.md';
  return installMissing({ name: 'nginx', packages: ['nginx'], isThere, untested }, report);
}

function installedNginx(): string | undefined {
  return places.find((file) => existsSync(file));
}

type NginxOptions = {
  /** The number of worker processes below a master that can reload them. When absent, one process does everything. */
  workers?: number;
  /** Host and port of the server that takes reports and counts visits. When absent, there is none. */
  collector?: string;
  /** Host and port of the server that accepts team commands; none when absent. */
  uploads?: string;
  /** The configuration of the site, that of deploy/nginx by default. */
  configuration?: string;
  /** The domain of previews, such as `preview.localhost`; none when absent. */
  previews?: string;
};

/**
 * Serves an origin folder by nginx with the configuration in deploy/nginx, on a free port.
 *
 * @throws Error with nginx's own words when it refuses the configuration
 */
export async function startNginx(
  root: string,
  { workers, collector = '', uploads = '', previews, configuration = usualConfiguration }: NginxOptions = {},
): Promise<Server & { reload(): void }> {
  if (!nginxProgram) throw new Error('nginx is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'furrow-nginx-'));
  const port = await freePort();
  const site = (await readFile(configuration, 'utf8'))
    .replaceAll('/srv/furrow', root)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/(\$furrow_collector \{\s+default) ""/, `$1 "${collector}"`)
    .replace(/(\$furrow_uploads \{\s+default) ""/, `$1 "${uploads}"`);
  const ofPreviews = (await readFile(previewsConfiguration, 'utf8'))
    .replaceAll('/srv/furrow', root)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('preview.furrow.example', previews ?? '')
    .replaceAll('preview\\.furrow\\.example', (previews ?? '').replaceAll('.', '\\.'));
  const main = [
    `daemon off; master_process ${workers === undefined ? 'off' : 'on'}; worker_processes ${workers ?? 1};`,
    // A master that runs as root would run its workers as a user who might be unable to read the folder.
    ...(workers !== undefined && process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_rlimit_nofile 8192;',
    'pid nginx.pid; error_log stderr crit;',
    'events { worker_connections 4096; }',
    'http {',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
    'access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;',
    site,
    previews === undefined ? '' : ofPreviews,
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
    reload: () => void child.kill('SIGHUP'),
    close: async () => {
      child.kill('SIGTERM');
      await child;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
