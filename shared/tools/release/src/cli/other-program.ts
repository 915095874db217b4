import { giveAway, staysQuiet } from './progress';

type OtherProgram = { folder: string; env?: NodeJS.ProcessEnv };

/**
 * Runs another program whose output is progress, because standard output is reserved for the result of the command. With
 * `--quiet` its output is printed only when it fails.
 *
 * @returns whether it succeeded
 */
export async function succeeds(
  command: string,
  args: readonly string[],
  { folder: cwd, env = {} }: OtherProgram,
): Promise<boolean> {
  const { execa } = await import('execa');
  giveAway();
  const options = { cwd, env, reject: false } as const;
  if (!staysQuiet()) {
    const { failed } = await execa(command, args, { ...options, stdio: ['ignore', process.stderr, process.stderr] });
    return !failed;
  }
  const { failed, all } = await execa(command, args, { ...options, stdin: 'ignore', all: true });
  if (failed) console.error(all);
  return !failed;
}
