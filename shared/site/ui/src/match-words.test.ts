import fc from 'fast-check';
import { matchesWords } from './match-words';

it.each([
  ['lucia', 'Lucía Herrera'],
  ['Luci\u0301a', 'Luc\u00EDa Herrera'],
  ['Luc\u00EDa', 'Luci\u0301a Herrera'],
  ['herrera lucía', 'Lucía Herrera'],
  ['Oregon, Green Valley', 'Green Valley, Oregon'],
  ["grower's", 'What a grower’s year costs'],
  ['0x7c21…9a03', '0x7c2144e19a03'],
  ['0x7c21...9a03', '0x7c2144e19a03'],
  ['  VALLEY ', 'Green Valley'],
])('finds %j in %j', (query, text) => expect(matchesWords(query, text)).toBe(true));

it.each([
  ['lucia oregon', 'Lucía Herrera, Vermont'],
  ['.*', 'Green Valley'],
])('does not find %j in %j', (query, text) => expect(matchesWords(query, text)).toBe(false));

it('looks through all texts, a word in each', () => {
  expect(matchesWords('lucia valley', 'Lucía Herrera', 'Green Valley')).toBe(true);
  expect(matchesWords('yval', 'Luy', 'valley')).toBe(false);
});

it('finds any words of a text, whatever their order', () => {
  const word = fc.stringMatching(/^[\p{L}\p{N}]{1,8}$/u);
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(matchesWords(words.toReversed().join(' '), words.join(' ').normalize('NFD'))).toBe(true);
    }),
  );
});

it('finds everything with nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => matchesWords(' , ', text)));
});
