import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { byteLength, chainRecords, fingerprintOf, groupsOf, recordText } from './record';

it('writes a head and one line for each fact, without a last line break', () => {
  expect(recordText('Furrow handover record', [['Line', '1 of 5']])).toBe('Furrow handover record\nLine: 1 of 5');
});

it('computes the fingerprint that another implementation computes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fingerprintOf(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      expect(byteLength(text)).toBe(Buffer.byteLength(text));
    }),
  );
});

it('chains records: each ends with the fingerprint of the one before', () => {
  const [one, two] = chainRecords('Head', [[['Line', '1']], [['Line', '2']]]);
  expect(one?.text).toBe('Head\nLine: 1\nLine before: none, this is the first');
  expect(two?.text).toBe(`Head\nLine: 2\nLine before: ${one?.fingerprint}`);
  const [, changed] = chainRecords('Head', [[['Line', '1 ']], [['Line', '2']]]);
  expect(changed?.fingerprint).not.toBe(two?.fingerprint);
});

it('groups a fingerprint by four', () => {
  expect(groupsOf(fingerprintOf(''))).toHaveLength(16);
  expect(groupsOf('abcdef')).toEqual(['abcd', 'ef']);
});
