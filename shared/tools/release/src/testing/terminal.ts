import { Terminal } from '@xterm/headless';
import { execa } from 'execa';
import { once } from 'node:events';

/** A program in a terminal, as somebody sees it. */
export type Seen = {
  /** What stands on the screen now and above it, line by line, without empty lines at the end. */
  lines(): string[];
  /** Whether any cell of a line that has this text is colored. */
  isColored(text: string): boolean;
  /** Resolves when the screen has this; fails with the screen when the program ends before, or is silent for long. */
  until(text: string | RegExp): Promise<void>;
  /** Types keys, such as `\r` for Enter or `\u0003` for Ctrl+C. */
  type(keys: string): void;
  /** The exit status, when the program has ended. */
  ended: Promise<number>;
};

export type TerminalOptions = { folder: string; columns?: number; env?: NodeJS.ProcessEnv };

/** In milliseconds. */
const maxWait = 30_000;

const plain = { FORCE_COLOR: undefined, NO_COLOR: undefined, CI: undefined, TERM: 'xterm-256color' };

/** Starts a program in a terminal of its own, which the `script` command of the system makes. */
export function inTerminal(command: readonly string[], { folder, columns = 80, env = {} }: TerminalOptions): Seen {
  const quoted = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const run = `stty cols ${columns} rows 40; exec ${quoted}`;
  const script = process.platform === 'darwin' ? ['-q', '/dev/null', 'sh', '-c', run] : ['-qefc', run, '/dev/null'];
  const started = execa('script', script, { cwd: folder, env: { ...plain, ...env }, reject: false, buffer: false });
  const terminal = new Terminal({ cols: columns, rows: 40, scrollback: 1000, allowProposedApi: true });
  started.stdout.on('data', (bytes: Buffer) => terminal.write(bytes));
  let hasEnded = false;
  const ended = started.then(async ({ exitCode }) => {
    await new Promise<void>((written) => terminal.write('', written));
    hasEnded = true;
    return exitCode ?? 1;
  });
  const row = (index: number) => terminal.buffer.active.getLine(index);
  const lines = () => {
    const all = Array.from(
      { length: terminal.buffer.active.length },
      (_, index) => row(index)?.translateToString(true) ?? '',
    );
    return all.slice(0, all.findLastIndex((line) => line !== '') + 1);
  };
  const has = (text: string | RegExp) => {
    const screen = lines().join('\n');
    return typeof text === 'string' ? screen.includes(text) : text.test(screen);
  };
  return {
    lines,
    isColored(text) {
      const index = lines().findIndex((line) => line.includes(text));
      const cells = Array.from({ length: columns }, (_, column) => row(index)?.getCell(column));
      return cells.some((cell) => cell !== undefined && !cell.isFgDefault());
    },
    async until(text) {
      const silent = AbortSignal.timeout(maxWait);
      while (!has(text)) {
        if (hasEnded || silent.aborted) {
          started.kill();
          throw new Error(`${String(text)} was not seen:\n${lines().join('\n')}`);
        }
        await Promise.race([once(started.stdout, 'data', { signal: silent }).catch(() => undefined), ended]);
        await new Promise<void>((written) => terminal.write('', written));
      }
    },
    type: (keys) => void started.stdin.write(keys),
    ended,
  };
}
