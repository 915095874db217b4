import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdLock } from './file-lock';

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
