import { endpoints, topics } from './docs.data';
import { jsonTokens, searchTopics } from './docs.model';

function found(query: string) {
  return searchTopics(topics, endpoints, query).map(({ id }) => id);
}

test('an empty search shows every topic', () => {
  expect(found('')).toHaveLength(topics.length);
  expect(found('   ')).toHaveLength(topics.length);
});

test('a search finds the endpoints by their path', () => {
  expect(found('verify-credits')).toEqual(['endpoints']);
});

test('a trace, which the lede promises, is found', () => {
  expect(found('trace')).toEqual(['getting-started', 'endpoints', 'webhooks', 'errors']);
});

test.each([
  ['a sentence', 'revoke a device key as soon as it is lost', ['wallets-and-keys']],
  ['a list', 'five lines back', ['getting-started']],
  ['a table', 'weights do not add up', ['errors']],
  ['a list of facts', 'lot.warm', ['webhooks']],
  ['the text of a link', 'food safety guide', ['food-banks']],
  ['an example', 'paidToFarmerUsdc', ['endpoints']],
])('a search finds the words of %s', (_, query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('every word has to be there, in any order and case', () => {
  expect(found('Expires KEY')).toEqual(['wallets-and-keys']);
  expect(found('wallet penguin')).toEqual([]);
});

test('the tokens of an example put together are the example', () => {
  for (const { example } of endpoints) {
    const text = jsonTokens(example)
      .map((token) => token.text)
      .join('');
    expect(JSON.parse(text)).toEqual(example);
  }
});

test('keys, texts and numbers are told apart, booleans are plain', () => {
  const tokens = jsonTokens({ lot: 'a "b"', weight: -2.5, listed: true }).filter(({ kind }) => kind !== 'other');
  expect(tokens).toEqual([
    { kind: 'key', text: '"lot"' },
    { kind: 'text', text: '"a \\"b\\""' },
    { kind: 'key', text: '"weight"' },
    { kind: 'number', text: '-2.5' },
    { kind: 'key', text: '"listed"' },
  ]);
});
