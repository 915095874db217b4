import { plainText, type Section } from './topic';

test('the text of a section holds titles, links and rows', () => {
  const section: Section = {
    id: 'a',
    title: 'Title',
    blocks: [
      { kind: 'text', text: ['See ', { to: '/about', text: 'the farm' }, '.'] },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'facts', rows: [['Fee', '2%']] },
      { kind: 'table', caption: 'Sizes', columns: ['Size'], rows: [[['Small, as ', { code: 'S' }]]] },
    ],
  };
  expect(plainText(section)).toBe('Title See the farm. One Two Fee 2% Sizes Size Small, as S');
});
