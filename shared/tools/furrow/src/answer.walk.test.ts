import { execa } from 'execa';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { answerSchema } from '@furrow/release/domain/answer.schema';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answer-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/words.ts'), "export const title = 'Your cart';\n");
});
afterAll(() => rm(folder, { recursive: true }));

const furrow = (line: string) =>
  execa(process.execPath, [resolve('shared/tools/furrow/bin/furrow.mjs'), ...line.split(' ')], {
    cwd: folder,
    reject: false,
  });

const refusedWith = (exitCode: number, code: string) => ({ exitCode, refused: [{ code }] });
const misused = refusedWith(2, 'FUR-COMMAND-ARGUMENTS');

/** Each command of furrow alone, as far as it goes in a folder with messages and without a remote or a site. */
const lines: [line: string, expected: object][] = [
  ['adapt nothing.json', { exitCode: 1 }],
  ['check --against http://localhost:1', refusedWith(1, 'FUR-REMOTE-NONE-HERE')],
  ['dev', misused],
  ['lock --against http://localhost:1', refusedWith(1, 'FUR-REMOTE-NONE-HERE')],
  ['messages export es', { exitCode: 0 }],
  ['messages import nothing.xlf', refusedWith(1, 'FUR-MESSAGES-DAMAGED')],
  ['site', misused],
  ['types --against http://localhost:1', refusedWith(1, 'FUR-REMOTE-NONE-HERE')],
  ['upgrade --frist', misused],
  ['--origin elsewhere upgrade --frist', misused],
];

it.each(lines)(
  'answers %s in JSON, in the schema of release',
  async (line, expected) => {
    const { exitCode, stdout } = await furrow(`${line} --json`);
    const answer = answerSchema.parse(JSON.parse(stdout));
    expect(answer).toMatchObject(expected);
    expect(line).toMatch(new RegExp(`^(?:--origin \\S+ )?${answer.command}\\b`));
    expect(answer.exitCode).toBe(exitCode);
    if (line === 'messages export es') expect(answer.said?.[0]).toContain(`${basename(folder)}.es.xlf has 1 message.`);
  },
  60_000,
);

it('answers every command that release does not have', async () => {
  const release = resolve('shared/tools/release/bin/release.mjs');
  const commandsIn = (help: string) =>
    [...help.slice(help.indexOf('\nCommands:')).matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name]) => name);
  const of = commandsIn((await execa(process.execPath, [release, '--help'])).stdout);
  const own = commandsIn((await furrow('--help')).stdout).filter((name) => !of.includes(name));
  expect(own).not.toEqual([]);
  expect(lines.map(([line]) => line.split(' ')[0])).toEqual(expect.arrayContaining(own));
}, 60_000);
