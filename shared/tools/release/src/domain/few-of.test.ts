import { fewOf } from './few-of';

it('names a few items, and counts the others', () => {
  const documents = ['a.html', 'b.html', 'c.html', 'd.html'];
  expect(fewOf(documents, 4)).toBe('a.html, b.html, c.html, d.html');
  expect(fewOf(documents, 2)).toBe('a.html, b.html and 2 more');
});
