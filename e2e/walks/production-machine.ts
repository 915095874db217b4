import { execa } from 'execa';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from '../../scripts/machine/free-port';
import { nginxProgram } from '../../scripts/machine/nginx';
import { root, start } from '../../scripts/workspace/process';
import { expect } from '../src/test';

/** The folders that Debian has, with the packages of docs/production.md. The document makes all others. */
const folders = [
  '/srv',
  '/etc/default',
  '/etc/nginx/conf.d',
  '/etc/prometheus',
  '/etc/systemd/system',
  '/usr/local/bin',
  '/var/backups',
  '/var/lib/prometheus',
];
/** What is in the folder of the test. */
const places = ['/srv', '/etc', '/opt', '/usr/local/bin', '/var/backups', '/var/lib'];
const command = '/opt/furrow/node_modules/.bin/furrow';

/** A folder that stands for the machine of docs/production.md, and what its commands mean there. */
export class ProductionMachine {
  private readonly running: { stop(): Promise<unknown> }[] = [];
  private readonly meanings: [RegExp, string][] = [];
  /** Of files alone: a command may name what it replaces. */
  private readonly listens: [RegExp, string][] = [];
  /** The variables that the document exports. */
  private readonly exported: string[] = [];
  /** What stands for the user `furrow`: another one where this process may choose, which is as root. */
  private isOther = false;
  user = '';
  /** What makes a program one of that user, as systemd does. */
  asService = '';

  private constructor(readonly folder: string) {}

  static async begin(): Promise<ProductionMachine> {
    const machine = new ProductionMachine(await mkdtemp(join(tmpdir(), 'furrow-production-')));
    await chmod(machine.folder, 0o755);
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
    for (const place of places) machine.mean(new RegExp(`(?<![\\w-])${place}(?=/)`, 'g'), join(machine.folder, place));
    for (const folder of folders) await mkdir(join(machine.folder, folder), { recursive: true });
    await machine.program(command, `exec ${process.execPath} ${root}/shared/tools/furrow/bin/furrow.mjs "$@"`);
    await machine.program(
      'bin/nginx',
      `exec ${nginxProgram} -p ${machine.folder} -c ${machine.folder}/nginx.conf "$@"`,
    );
    await machine.chooseUser();
    return machine;
  }

  /** Chooses whom the service runs as, and what the document says of the user. */
  private async chooseUser(): Promise<void> {
    // The first run bundles the command, which another user may not do.
    await this.sh(`${command} --version`);
    const isRoot = process.getuid?.() === 0;
    this.isOther = isRoot && (await this.sh(`id www-data && runuser -u nobody -- ${command} --version`)).code === 0;
    if (isRoot && !this.isOther)
      console.log('The service was not run as another user: "nobody" cannot read this repository.');
    const id = async (option: string) => (await this.sh(`id ${option}${this.isOther ? ' nobody' : ''}`)).output.trim();
    this.user = await id('-un');
    const group = await id('-gn');
    this.mean(/\brunuser -u furrow -- /g, this.isOther ? `runuser -u ${this.user} -- ` : '');
    if (this.isOther) this.asService = `setpriv --reuid=${this.user} --regid=${group} --init-groups -- `;
    this.mean(/--owner furrow --group furrow\b/g, `--owner ${this.user} --group ${group}`);
    this.mean(/\bfurrow:furrow\b/g, `${this.user}:${group}`);
    // Debian's package makes this folder for the user of its service.
    await this.sh('chown furrow:furrow /var/lib/prometheus');
  }

  private async program(path: string, text: string): Promise<void> {
    const file = join(this.folder, path);
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
    const programs = ['usr/local/bin', 'bin'].map((place) => join(this.folder, place));
    // Whoever runs tests by npm or pnpm has the commands of this repository there.
    const others = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'));
    return {
      PATH: [...programs, ...others].join(delimiter),
      HOME: this.folder,
      FORCE_COLOR: '0',
    };
  }

  /** Runs a line in a shell and returns what it prints. Lines after one with `export` have its variables. */
  async sh(line: string, { input, folder = root }: { input?: string; folder?: string } = {}) {
    if (line.startsWith('export ')) this.exported.push(line);
    const { exitCode, all } = await execa('sh', ['-c', this.meant([...this.exported, line].join('\n'))], {
      cwd: folder,
      env: this.env,
      all: true,
      reject: false,
      stripFinalNewline: false,
      ...(input !== undefined && { input }),
    });
    return { code: exitCode ?? 1, output: all };
  }

  /** The command of a unit of systemd, as systemd reads it, by the user of the service. */
  async commandOf(unit: string): Promise<string> {
    const text = await readFile(join(this.folder, 'etc/systemd/system', unit), 'utf8');
    expect(text).toMatch(/^User=furrow$/m);
    const [, start = ''] = /^ExecStart=(.*)$/m.exec(text) ?? [];
    return this.asService + start.replaceAll('$$', '$').replaceAll('%%', '%');
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
      ...(process.getuid?.() === 0 ? [`user ${this.isOther ? 'www-data' : 'root'};`] : []),
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
