import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './process';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ci-'));
  await mkdir(join(folder, '.ci'));
  await mkdir(join(folder, 'bin'));
  await cp(join(root, '.ci/run'), join(folder, '.ci/run'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs `.ci/run` with this shell script in the place of npm. */
async function ci(npm: string): Promise<{ code: number; output: string }> {
  const command = join(folder, 'bin/npm');
  await writeFile(command, `#!/bin/sh\nmkdir -p .cache/check\n${npm}\n`);
  await chmod(command, 0o755);
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  return new Promise((resolve) =>
    execFile('bash', [join(folder, '.ci/run')], { env }, (error, output) =>
      resolve({ code: error ? Number(error.code) : 0, output }),
    ),
  );
}

const check = 'echo "✗ words\n1 passed, 1 failed" > .cache/check/check.txt; exit 1';
const walks =
  'i=0; while [ $i -lt 2000 ]; do echo "✓ walk $i"; i=$((i+1)); done; echo "9 passed, 0 failed" > .cache/check/walks.txt';

test('what failed in the tests stands at the end of the log, below hundreds of lines of the walks', async () => {
  const { code, output } = await ci(`[ "$1" = test ] && { ${check}; }\n${walks}`);
  expect(code).toBe(1);
  expect(output.slice(output.lastIndexOf('✓ walk 1999'))).toBe(
    '✓ walk 1999\n\nWhat pnpm check found:\n✗ words\n1 passed, 1 failed\n\nWhat pnpm walks found:\n9 passed, 0 failed\n',
  );
});

test('a command that ends before its sum is not taken for the one of an earlier run', async () => {
  await mkdir(join(folder, '.cache/check'), { recursive: true });
  await writeFile(join(folder, '.cache/check/check.txt'), '9 passed, 0 failed\n');
  const { code, output } = await ci(`[ "$1" = test ] && exit 3\n${walks}`);
  expect(code).toBe(1);
  expect(output).toContain('What pnpm check found:\nIt ended before it could sum up: see above.\n');
});

test('each commit makes one of the three parts of the walks', async () => {
  const git = async (...args: string[]) => {
    const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@furrow.example'];
    const { stdout } = await promisify(execFile)('git', [...who, ...args], { cwd: folder });
    return stdout.trim();
  };
  await git('init', '--quiet');
  const parts = new Set<string>();
  for (let count = 0; parts.size < 3; count += 1) {
    await git('commit', '--quiet', '--allow-empty', '-m', `${count}`);
    const { output } = await ci('echo "npm $@"');
    const part = (parseInt((await git('rev-parse', 'HEAD')).slice(0, 7), 16) % 3) + 1;
    expect(output).toContain(`\nnpm run test:walks -- --part=${part}\n`);
    parts.add(`${part}`);
  }
});

test('nothing failed', async () => {
  const passed = 'echo "5 passed, 0 failed" > .cache/check/check.txt; exit 0';
  const { code } = await ci(`[ "$1" = test ] && { ${passed}; }\n${walks}`);
  expect(code).toBe(0);
});
