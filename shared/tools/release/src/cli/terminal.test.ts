import { fewOf } from './terminal';

it('names a few documents, and counts the others', () => {
  const documents = ['a.html', 'b.html', 'c.html', 'd.html', 'e.html', 'f.html', 'g.html'];
  expect(fewOf(documents.slice(0, 5))).toBe('a.html, b.html, c.html, d.html, e.html');
  expect(fewOf(documents)).toBe('a.html, b.html, c.html, d.html, e.html and 2 more');
});
