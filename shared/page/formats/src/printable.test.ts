import { printable, printableLines } from './printable';

it.each([
  ['an escape sequence that sets the title', '\u001b]0;owned\u0007', '\\u001b]0;owned\\u0007'],
  ['a sequence of one character', '\u009b31m', '\\u009b31m'],
  ['a line that would forge another event', 'ok\n2026  ana (verified: market)', 'ok\\n2026  ana (verified: market)'],
  ['a carriage return that hides what was there', 'bad\rgood', 'bad\\u000dgood'],
  ['text that runs backwards', 'a\u202egnp.exe', 'a\\u202egnp.exe'],
  ['plain text', 'Größe – 農業 \\n', 'Größe – 農業 \\n'],
])('shows %s', (_what, text, shown) => {
  expect(printable(text)).toBe(shown);
});

it('leaves the lines of a text and of JSON, and JSON stays what it says', () => {
  const json = JSON.stringify({ error: 'a\u009b1m' }, null, 2);
  expect(printableLines(json)).toBe('{\n  "error": "a\\u009b1m"\n}');
  expect(JSON.parse(printableLines(json))).toEqual({ error: 'a\u009b1m' });
});
