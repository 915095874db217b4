import { spawnSync } from 'node:child_process';
import { machine, startOf } from '../../store/machine';
import { memoryStorage } from '../../store/memory-storage';
import { ConflictError } from '../../store/storage';
import { Composer, handOver, indexAtWork, titleOf } from './composer';
import { readIndex, swapIndex, type ComposerName } from './composed-index';

const begin = async (storage = memoryStorage()) => {
  const index = await readIndex(storage);
  return { storage, composer: await Composer.begin(storage, index, index.content) };
};
const same = <Content>(content: Content) => content;

/** An index in which another process is at work. */
async function heldBy(name: Omit<ComposerName, 'token'>) {
  const storage = memoryStorage();
  const index = await readIndex(storage);
  await swapIndex(storage, index, { ...index.content, composer: { token: 'theirs', ...name } });
  return { storage, index: await readIndex(storage) };
}

it('is the only one until it ends', async () => {
  const { storage, composer } = await begin();
  const index = await readIndex(storage);
  expect(await indexAtWork(storage, index)).toBe(index);
  expect(await composer.end(same)).toBe(true);
  expect(await indexAtWork(storage, await readIndex(storage))).toBeUndefined();
  expect((await readIndex(storage)).content).toMatchObject({ composer: null, isWhole: true });
});

it('does not begin where another command began in the meantime', async () => {
  const storage = memoryStorage();
  const index = await readIndex(storage);
  await begin(storage);
  await expect(Composer.begin(storage, index, index.content)).rejects.toThrow('was changed by somebody else');
});

it('does not end before it has taken what others handed over', async () => {
  const { storage, composer } = await begin();
  await handOver(storage, await readIndex(storage), { part: 'shop', kind: 'first' });
  expect(await composer.end(same)).toBe(false);
  expect(await composer.take(same)).toEqual([{ part: 'shop', kind: 'first' }]);
  expect(await composer.end(same)).toBe(true);
});

it('finds at its next look that another command took its place, and writes nothing into the index of that one', async () => {
  const { storage, composer } = await begin();
  const index = await readIndex(storage);
  const other = await Composer.begin(storage, index, index.content);
  await expect(composer.beat()).rejects.toThrow();
  await composer.leave();
  expect(await other.end(same)).toBe(true);
});

it('is gone when its process is, at once', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const { storage, index } = await heldBy({ pid, machine });
  expect(await indexAtWork(storage, index)).toBeUndefined();
});

it('is gone when its number belongs to a process that was started at another time', async () => {
  const started = startOf(process.ppid);
  const alive = await heldBy({ pid: process.ppid, machine, started });
  expect(await indexAtWork(alive.storage, alive.index)).toBe(alive.index);
  const gone = await heldBy({ pid: process.ppid, machine, started: `${Number(started) - 1}` });
  expect(await indexAtWork(gone.storage, gone.index)).toBeUndefined();
});

it('is gone after 30 silent seconds on another machine, by the clock of whoever waits', async () => {
  const { storage, index } = await heldBy({ pid: 1, machine: 'build-7.0123456789ab' });
  let waited = 0;
  const wait = async (milliseconds: number) => void (waited += milliseconds);
  expect(await indexAtWork(storage, index, wait)).toBeUndefined();
  expect(waited).toBe(30_000);
});

it('is at work on another machine when its beat changes, not when others hand something over', async () => {
  const { storage, index } = await heldBy({ pid: 1, machine: 'build-7.0123456789ab' });
  let looks = 0;
  const wait = async () => {
    looks += 1;
    const now = await readIndex(storage);
    if (looks === 3) await handOver(storage, now, { kind: 'next' });
    if (looks === 5) await swapIndex(storage, now, { ...now.content, beat: now.content.beat + 1 });
  };
  const alive = await indexAtWork(storage, index, wait);
  expect(looks).toBe(5);
  expect(alive?.content).toMatchObject({ composer: { token: 'theirs' }, asked: [{ kind: 'next' }] });
});

describe('a composer whose swap is carried out, and the answer lost, while another command hands something over', () => {
  const request = { part: 'shop', kind: 'everything' } as const;

  /**
   * The storage, which tells of its next write that somebody else was first: that was the write itself, and then
   * another command.
   */
  function deaf() {
    const storage = memoryStorage();
    const state = { isDeaf: false };
    const write: typeof storage.write = async (path, content, condition) => {
      const etag = await storage.write(path, content, condition);
      if (!state.isDeaf) return etag;
      state.isDeaf = false;
      await handOver(storage, await readIndex(storage), { part: 'dao', kind: 'next' });
      throw new ConflictError(path);
    };
    return { storage, own: { ...storage, write }, state };
  }

  it('is the composer, and knows what was handed over', async () => {
    const { own, state } = deaf();
    state.isDeaf = true;
    const { composer } = await begin(own);
    expect(await composer.take(same)).toEqual([{ part: 'dao', kind: 'next' }]);
    expect(await composer.end(same)).toBe(true);
  });

  it('does not lose what it has taken', async () => {
    const { storage, own, state } = deaf();
    const { composer } = await begin(own);
    await handOver(storage, await readIndex(storage), request);
    state.isDeaf = true;
    expect(await composer.take(same)).toEqual([request, { part: 'dao', kind: 'next' }]);
  });
});

it('is named by its process, and by its machine where that differs', () => {
  expect(titleOf({ token: '', pid: 7, machine })).toBe('process 7');
  expect(titleOf({ token: '', pid: 7, machine: 'build-7.0123456789ab' })).toBe('process 7 on build-7');
});
