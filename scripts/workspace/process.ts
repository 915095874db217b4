import { workspaceRoot } from '@furrow/bundler/workspace';
import { execa, type ResultPromise } from 'execa';
import { constants, setPriority } from 'node:os';

export const root = workspaceRoot();

export type Outcome = { code: number; output: string; seconds: number };

type RunOptions = {
  /**
   * The working directory, the workspace root by default. The command is looked for in its `node_modules/.bin` first.
   */
  folder?: string;
  env?: NodeJS.ProcessEnv;
  /** Also writes the output to the terminal while the command runs. */
  live?: boolean;
  /** It and what it starts get a core when nothing else wants one. */
  canWait?: boolean;
};

// The output of child processes goes through a pipe, so that they cannot tell whether it ends in a terminal.
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: undefined, NO_COLOR: '1' };
const windows = process.platform === 'win32';

const settings = {
  stdin: 'ignore',
  all: true,
  preferLocal: true,
  // The caller of a command decides what its exit code means.
  reject: false,
  // The command runs in a process group of its own, so that everything it starts ends with it; see endGroup.
  detached: !windows,
} as const;

type Child = ResultPromise<typeof settings>;

const children = new Set<Child>();

/**
 * Runs a command to its end and collects what it prints. Resolves for every exit code, and with 127 when the command
 * could not be started.
 */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const child = start(command, args, options);
  if (options.live) child.all.pipe(process.stdout, { end: false });
  const { all, exitCode, originalMessage, signal, durationMs } = await child;
  const couldNotStart = exitCode === undefined && signal === undefined;
  return {
    code: exitCode ?? (couldNotStart ? 127 : 1),
    output: (couldNotStart ? originalMessage : all)?.trim() ?? '',
    seconds: durationMs / 1000,
  };
}

/** Starts a command that ends together with this process. */
export function start(command: string, args: string[], { folder = root, env, canWait }: RunOptions = {}): Child {
  const child = execa(command, args, { ...settings, cwd: folder, localDir: folder, env: { ...colors, ...env } });
  if (canWait && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  children.add(child);
  void child.finally(() => children.delete(child));
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

function endGroup(child: Child, signal: NodeJS.Signals) {
  try {
    if (windows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process has ended already.
  }
}

/** Runs `work` on all items in their order, at most `limit` at a time. */
export async function inParallel<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}

/** Ends the script with one sentence and without a stack trace. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
