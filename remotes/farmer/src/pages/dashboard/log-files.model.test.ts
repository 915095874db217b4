import { fileSize, sortFiles } from './log-files.model';

const barn = { name: 'barn.jpg', type: 'image/jpeg' };
const milking = { name: 'milking.mp4', type: 'video/mp4' };

test('pictures and videos are taken, and anything else is refused by name', () => {
  expect(sortFiles([barn, milking])).toEqual({ shown: [barn, milking] });
  expect(sortFiles([barn, { name: 'ledger.pdf', type: 'application/pdf' }])).toEqual({
    shown: [barn],
    refused: '“ledger.pdf” is not a photo or a video.',
  });
  expect(
    sortFiles([
      { name: 'a.txt', type: 'text/plain' },
      { name: 'notes', type: '' },
    ]).refused,
  ).toBe('“a.txt”, “notes” are not a photo or a video.');
});

test('a size is told in the unit that fits it', () => {
  expect([12, 38_400, 2_400_000].map(fileSize)).toEqual(['1 kB', '38 kB', '2.4 MB']);
});
