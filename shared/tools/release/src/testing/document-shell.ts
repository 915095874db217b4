import { execa } from 'execa';
import { releaseProgram } from './workspace';

type DocumentShellOptions = {
  /** What a line of the document means on this machine. */
  meant: (line: string) => string;
  folder: () => string;
  env: () => NodeJS.ProcessEnv;
};

/** A shell for the lines of a document, in which `furrow` is the program of this workspace. */
export function documentShell({ meant, folder, env }: DocumentShellOptions) {
  async function sh(line: string): Promise<{ code: number; all: string }> {
    const { exitCode, all } = await execa(
      'sh',
      ['-c', `furrow() { ${process.execPath} ${releaseProgram} "$@"; }\n${meant(line)}`],
      { cwd: folder(), env: { FORCE_COLOR: undefined, HOME: folder(), ...env() }, all: true, reject: false },
    );
    return { code: exitCode ?? 1, all };
  }
  /** Expects what a line says, and the status with which it ends. */
  const does =
    (said: RegExp | string, code = 0) =>
    async (line: string) =>
      expect({ line, ...(await sh(line)) }).toEqual({ line, code, all: expect.stringMatching(said) });
  return { sh, does };
}
