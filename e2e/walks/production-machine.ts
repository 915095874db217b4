import { execa } from 'execa';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../scripts/machine/free-port';
import { root, start } from '../../scripts/workspace/process';

/** A folder that stands for the machine of docs/production.md, and what its commands mean there. */
export class ProductionMachine {
  private readonly running: { stop(): Promise<unknown> }[] = [];
  private readonly meanings: [string, string][] = [];

  private constructor(readonly folder: string) {}

  /** @param ports those of the document, which are free ones in the test */
  static async begin(ports: readonly number[]): Promise<ProductionMachine> {
    const machine = new ProductionMachine(await mkdtemp(join(tmpdir(), 'furrow-production-')));
    for (const port of ports) machine.mean(`:${port}`, `:${await freePort()}`);
    for (const port of ports) machine.mean(` ${port}`, machine.meant(`:${port}`).replace(':', ' '));
    const bin = join(machine.folder, 'bin');
    await mkdir(bin);
    await writeFile(
      join(bin, 'furrow'),
      `#!/bin/sh\nexec ${process.execPath} ${root}/shared/tools/furrow/bin/furrow.mjs "$@"\n`,
    );
    await chmod(join(bin, 'furrow'), 0o755);
    return machine;
  }

  /** Says what a text of the document is in the test. */
  mean(text: string, inTest: string): void {
    this.meanings.push([text, inTest]);
  }

  /** A line or a file of the document as it is in the test. */
  meant(text: string): string {
    return this.meanings.reduce((line, [from, to]) => line.replaceAll(from, to), text);
  }

  private get env() {
    return { PATH: [join(this.folder, 'bin'), process.env.PATH].join(delimiter), HOME: this.folder, FORCE_COLOR: '0' };
  }

  /** Runs a line in a shell and returns what it prints. */
  async sh(line: string, input?: string): Promise<{ code: number; output: string }> {
    const command = this.meant(line);
    const { exitCode, all } = await execa('sh', ['-c', command], {
      cwd: root,
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
      fetch(this.meant(address)).then(
        () => true,
        () => false,
      );
    while (!(await Promise.race([answers(), ended]))) await new Promise((done) => setTimeout(done, 50));
  }

  async end(): Promise<void> {
    for (const { stop } of this.running.reverse()) await stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
