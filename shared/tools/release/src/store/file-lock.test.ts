import { execa } from 'execa';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdLock } from './file-lock';
import { machine, machineName, startOf } from './machine';

let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'lock-')), 'x.lock');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(join(file, '..'), { recursive: true });
});

it('waits for a running process of this machine, however its clock goes', async () => {
  const hour = 60 * 60 * 1000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() - hour);
  const first = await holdLock(file, 'x.json');
  clock.mockRestore();
  let waits = 0;
  const released: Promise<void>[] = [];
  const wait = async () => {
    waits += 1;
    if (waits === 5) released.push(first.confirm().then(() => first.release()));
    await Promise.all(released);
  };
  const second = await holdLock(file, 'x.json', { wait });
  await expect(Promise.all(released)).resolves.toHaveLength(1);
  await second.confirm();
  await second.release();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

it.each([
  ['another container of this machine', { hostname: hostname(), bootId: 'one', pidNamespace: 'pid:[1]' }],
  ['another machine of this name', { hostname: hostname(), bootId: 'two', pidNamespace: undefined }],
])('does not look for a process of %s among its own', async (_, facts) => {
  const gone = execa(process.execPath, ['-e', '']);
  await gone;
  await writeFile(file, JSON.stringify({ token: 'other', pid: gone.pid, machine: machineName(facts), path: 'x.json' }));
  let waits = 0;
  const wait = async () => {
    waits += 1;
    if (waits === 5) await rm(file);
  };
  const lock = await holdLock(file, 'x.json', { wait });
  expect(waits).toBe(5);
  await lock.release();
});

describe('a container that is started again has the host name, the namespace and the process numbers of the one before', () => {
  const wait = () => Promise.reject(new Error('waits for a process that has ended'));
  const left = (holder: object) =>
    writeFile(file, JSON.stringify({ token: 'gone', machine, path: 'x.json', ...holder }));

  it('takes over the lock of an earlier process with its own number', async () => {
    await left({ pid: process.pid });
    await (await holdLock(file, 'x.json', { wait })).release();
  });

  it('takes over the lock of an earlier process with the number of one that runs now', async () => {
    const now = startOf(process.ppid);
    expect(now).toMatch(/^\d+$/);
    await left({ pid: process.ppid, started: `${Number(now) - 1}` });
    await (await holdLock(file, 'x.json', { wait })).release();
    await left({ pid: process.ppid, started: now });
    await expect(holdLock(file, 'x.json', { wait })).rejects.toThrow('waits for');
  });
});

it('tells machines and containers of one name apart', () => {
  const facts = { hostname: 'web 1', bootId: 'a', pidNamespace: 'pid:[1]' };
  const names = [
    facts,
    { ...facts, bootId: 'b' },
    { ...facts, pidNamespace: 'pid:[2]' },
    { ...facts, bootId: undefined, pidNamespace: undefined },
  ].map(machineName);
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toMatch(/^web-1\.[0-9a-f]{12}$/);
  expect(machineName(facts)).toBe(names[0]);
});
