import { reason, Refused } from '@furrow/release/domain/refused';
import { refusals } from '@furrow/release/domain/refusals/refusals';
import { siteAddress } from '@furrow/release/store/site-over-http';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../workspace/process';
import { withRaisedRefusals } from './raised-refusals';

const codes = Object.keys(refusals);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raised-refusals-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('notes what the sources raise while a test runs, and not what the test makes up', async () => {
  const { FURROW_NOTED_REFUSALS: before } = process.env;
  const file = join(folder, 'noted.txt');
  process.env.FURROW_NOTED_REFUSALS = file;
  try {
    expect([new Refused('FUR-SITE-NONE', 'made up').reasons]).toEqual([[reason('FUR-SITE-NONE', 'made up')]]);
    for (const place of ['nowhere', 'farm']) expect(() => siteAddress(place)).toThrow(Refused);
  } finally {
    if (before === undefined) delete process.env.FURROW_NOTED_REFUSALS;
    else process.env.FURROW_NOTED_REFUSALS = before;
  }
  expect(await readFile(file, 'utf8')).toBe('FUR-SITE-ADDRESS\n');
});

it('notes the codes with which a command that a test starts refuses something', async () => {
  const [file, preload] = [join(folder, 'noted.txt'), join(root, 'scripts/jest/note-refusals-of-commands.cjs')];
  const env = { FURROW_NOTED_REFUSALS: file, NODE_OPTIONS: `--require=${preload}` };
  const { code } = await run(
    'node',
    [join(root, 'shared/tools/release/bin/release.mjs'), '--origin', join(folder, 'none'), 'status'],
    { env },
  );
  expect(code).toBe(1);
  expect(await readFile(file, 'utf8')).toBe('FUR-SITE-NONE\n');
});

/** The result of tests that pass, or fail, while these codes are raised. */
const resultOf = (raised: string[], failed = 0) =>
  withRaisedRefusals(join(folder, 'noted.txt'), async ({ FURROW_NOTED_REFUSALS = '' }) => {
    await appendFile(FURROW_NOTED_REFUSALS, raised.map((code) => `${code}\n`).join(''));
    return { passed: 3, failed, details: '' };
  });

it('names each code of the table that no test raises', async () => {
  expect(await resultOf([...codes, ...codes])).toEqual({ passed: 4, failed: 0, details: '' });
  expect(await resultOf(codes.filter((code) => code !== 'FUR-SITE-NONE'))).toEqual({
    passed: 3,
    failed: 1,
    details: 'FUR-SITE-NONE is raised by no unit test. Write one in which the sources raise it.',
  });
  expect(await resultOf([])).toMatchObject({ failed: codes.length });
});

it('says nothing about codes when a test has failed, because that may be the one that raises them', async () => {
  expect(await resultOf([], 1)).toEqual({ passed: 3, failed: 1, details: '' });
});
