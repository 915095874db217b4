import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from '../../scripts/machine/free-port';
import { nginxProgram } from '../../scripts/machine/nginx';
import { root, start } from '../../scripts/workspace/process';

/** The folders of the machine of docs/production.md. */
const folders = [
  '/srv/furrow',
  '/srv/restored',
  '/etc/furrow',
  '/etc/nginx/conf.d',
  '/etc/systemd/system',
  '/var/lib',
  '/var/backups',
];

/** A folder that stands for the machine of docs/production.md, and what its commands mean there. */
export class ProductionMachine {
  private readonly running: { stop(): Promise<unknown> }[] = [];
  private readonly meanings: [RegExp, string][] = [];
  /** Of files alone: a command may name what it replaces. */
  private readonly listens: [RegExp, string][] = [];
  readonly certificate: string;

  private constructor(readonly folder: string) {
    this.certificate = join(folder, 'etc/furrow/tls.crt');
  }

  static async begin(): Promise<ProductionMachine> {
    const machine = new ProductionMachine(await mkdtemp(join(tmpdir(), 'furrow-production-')));
    const [http, https] = [await freePort(), await freePort()];
    // Without privileges no test listens at the usual ports, and no test can give this machine another name.
    machine.listens.push([/listen \[::\]:.*;/g, '']);
    machine.listens.push([/listen 80;/g, `listen 127.0.0.1:${http};`]);
    machine.listens.push([/listen 443/g, `listen 127.0.0.1:${https}`]);
    machine.mean(/https:\/\/furrow\.example/g, `https://localhost:${https}`);
    machine.mean(/http:\/\/furrow\.example/g, `http://127.0.0.1:${http}`);
    machine.mean(/furrow\.example/g, 'localhost');
    for (const port of [4010, 9464, 9090])
      machine.mean(new RegExp(`(?<=[: ])${port}\\b`, 'g'), String(await freePort()));
    machine.mean(/\/opt\/furrow\/node_modules\/\.bin\/furrow/g, join(machine.folder, 'bin/furrow'));
    for (const folder of folders) {
      machine.mean(new RegExp(`(?<![\\w-])${folder}`, 'g'), join(machine.folder, folder));
      await mkdir(join(machine.folder, folder), { recursive: true });
    }
    await machine.program('furrow', `exec ${process.execPath} ${root}/shared/tools/furrow/bin/furrow.mjs "$@"`);
    await machine.program('nginx', `exec ${nginxProgram} -p ${machine.folder} -c ${machine.folder}/nginx.conf "$@"`);
    return machine;
  }

  private async program(name: string, text: string): Promise<void> {
    const file = join(this.folder, 'bin', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `#!/bin/sh\n${text}\n`);
    await chmod(file, 0o755);
  }

  private mean(text: RegExp, inTest: string): void {
    this.meanings.push([text, inTest]);
  }

  /** A line of the document as it is in the test. */
  meant(text: string): string {
    return this.meanings.reduce((line, [from, to]) => line.replaceAll(from, to), text);
  }

  /** Makes of the files in a folder what they mean here. */
  async settle(folder: string, isMeant: (name: string) => boolean = () => true): Promise<void> {
    for (const name of (await readdir(this.meant(folder))).filter(isMeant)) {
      const file = join(this.meant(folder), name);
      const text = await readFile(file, 'utf8');
      await writeFile(file, this.meant(this.listens.reduce((line, [from, to]) => line.replaceAll(from, to), text)));
    }
  }

  private get env() {
    return {
      PATH: [join(this.folder, 'bin'), process.env.PATH].join(delimiter),
      HOME: this.folder,
      FORCE_COLOR: '0',
      ...(existsSync(this.certificate) && {
        NODE_EXTRA_CA_CERTS: this.certificate,
        CURL_CA_BUNDLE: this.certificate,
      }),
    };
  }

  /** Runs a line in a shell and returns what it prints. */
  async sh(line: string, { input, folder = root }: { input?: string; folder?: string } = {}) {
    const { exitCode, all } = await execa('sh', ['-c', this.meant(line)], {
      cwd: folder,
      env: this.env,
      all: true,
      reject: false,
      stripFinalNewline: false,
      ...(input !== undefined && { input }),
    });
    return { code: exitCode ?? 1, output: all };
  }

  /** Starts a line that stays, and waits until the address answers. */
  async start(line: string, address: string): Promise<void> {
    const child = start('sh', ['-c', `exec ${this.meant(line)}`], { env: this.env });
    this.running.push({ stop: () => (child.kill('SIGTERM'), child) });
    const ended = child.then(({ all }): never => {
      throw new Error(`"${line}" ended:\n${all}`);
    });
    ended.catch(() => undefined);
    const answers = () =>
      fetch(this.meant(address), { redirect: 'manual' }).then(
        // Prometheus answers with 503 before it is ready.
        ({ status }) => status < 500,
        () => false,
      );
    while (!(await Promise.race([answers(), ended]))) await new Promise((done) => setTimeout(done, 50));
  }

  /** Starts nginx as Debian starts it, with what is in conf.d. */
  async startNginx(): Promise<void> {
    const { folder } = this;
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const main = [
      // Workers of another user could not read the folder of the test.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'worker_processes 1; pid nginx.pid; error_log stderr crit;',
      'events { worker_connections 1024; }',
      `http { ${paths.join(' ')} access_log off; include /etc/nginx/mime.types;`,
      'default_type application/octet-stream; ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;',
      `include ${folder}/etc/nginx/conf.d/*.conf; }`,
    ];
    await writeFile(join(folder, 'nginx.conf'), main.join('\n'));
    await this.start("nginx -g 'daemon off;'", 'http://furrow.example/');
  }

  /** Asks the site by TLS, from an address of this machine. */
  ask(path: string, { from = '127.0.0.1', body }: { from?: string; body?: string } = {}): Promise<number> {
    const url = new URL(path, this.meant('https://furrow.example'));
    return new Promise((answered, failed) => {
      const asked = request(url, {
        method: body === undefined ? 'GET' : 'POST',
        localAddress: from,
        family: 4,
        rejectUnauthorized: false,
      });
      asked.on('response', (response) => (response.resume(), answered(response.statusCode ?? 0)));
      asked.on('error', failed);
      asked.end(body);
    });
  }

  async end(): Promise<void> {
    for (const { stop } of this.running.reverse()) await stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
