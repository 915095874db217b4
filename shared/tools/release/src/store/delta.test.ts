import { createHash } from 'node:crypto';
import { bytesOf } from './storage';
import { decodeDelta, deltaPath, dictionaryOf, encodeDelta, parseDeltaPath } from './delta';

const words = Array.from({ length: 2_000 }, (_, index) => `line ${index * 7919}`);
const base = bytesOf(words.join('\n'));
const next = bytesOf(words.toSpliced(1_000, 1, 'another line').join('\n'));

describe('a delta', () => {
  it('gives the file back to whoever has the earlier one, and weighs what has changed', async () => {
    const delta = await encodeDelta(next, base);
    expect(await decodeDelta(delta, base)).toEqual(next);
    expect(delta.length).toBeLessThan(150);
  });

  it('begins with the frame of RFC 9842 and the SHA-256 of the earlier file', async () => {
    const delta = Buffer.from(await encodeDelta(next, base));
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, 40)).toEqual(createHash('sha256').update(base).digest());
    expect(dictionaryOf(delta)).toBe(createHash('sha256').update(base).digest('base64'));
  });

  it('gives nothing when it is broken, cut off, or leads from another file', async () => {
    const delta = Buffer.from(await encodeDelta(next, base));
    const broken = Buffer.from(delta);
    broken[45] = (broken[45] ?? 0) ^ 255;
    expect(await decodeDelta(broken, base)).not.toEqual(next);
    expect(await decodeDelta(delta.subarray(0, -5), base)).toBeUndefined();
    expect(await decodeDelta(delta, next)).toBeUndefined();
    expect(await decodeDelta(next, base)).toBeUndefined();
    expect(dictionaryOf(delta.subarray(0, 40))).toBeUndefined();
  });

  it('has a path that says from which release to which file it leads', () => {
    const name = {
      folder: 'shop/1.4.0-0123456789abcdef',
      file: 'pages/main.89abcdef.js',
      base: '1.3.0-fedcba9876543210',
    };
    const path = '_deltas/shop/1.4.0-0123456789abcdef/1.3.0-fedcba9876543210/pages/main.89abcdef.js.dcz';
    expect(deltaPath(name)).toBe(path);
    expect(parseDeltaPath(path)).toEqual(name);
    for (const other of [path.slice(1), path.slice(0, -4), '_deltas/shop/1.4.0/main.js.dcz', 'shop/1.4.0/main.js.dcz'])
      expect(parseDeltaPath(other)).toBeUndefined();
  });
});
