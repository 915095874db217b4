import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from '@furrow/build/workspace';

export const root = workspaceRoot();

export type Outcome = { code: number; output: string; seconds: number };

type RunOptions = {
  /** Where to run, and whose `node_modules/.bin` to look in first; the workspace root unless told otherwise. */
  folder?: string;
  env?: NodeJS.ProcessEnv;
  /** Writes the output through as it comes, too. */
  live?: boolean;
};

// The output of children is collected first, so that they cannot tell where it goes.
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: undefined, NO_COLOR: '1' };
const windows = process.platform === 'win32';
const children = new Set<ChildProcess>();

/** Runs a command to its end and collects what it prints. Resolves for any exit code; 127 when it could not be started. */
export function run(command: string, args: string[], { folder = root, env, live }: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const finish = (code: number) =>
      resolve({ code, output: chunks.join('').trim(), seconds: (performance.now() - started) / 1000 });
    const child = start(command, args, { folder, env });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        chunks.push(text);
        if (live) process.stdout.write(text);
      });
    }
    child.on('error', (error) => {
      chunks.push(error.message);
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Starts a command that ends with this process. */
export function start(command: string, args: string[], { folder = root, env }: RunOptions = {}): ChildProcess {
  const path = [join(folder, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...colors, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    // Whatever it starts in turn ends with it.
    detached: !windows,
  });
  children.add(child);
  child.on('close', () => children.delete(child));
  return child;
}

for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
] as const) {
  process.on(signal, () => {
    for (const child of children) endGroup(child, signal);
    process.exit(128 + number);
  });
}

process.on('exit', () => {
  for (const child of children) endGroup(child, 'SIGTERM');
});

function endGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (windows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

/** Runs `work` over all items, at most `limit` at a time, in their order. */
export async function inParallel<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}

/** Ends the script with one sentence and no stack. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
