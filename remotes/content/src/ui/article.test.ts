import { plainText, type Section } from './article';

test('the text of a section holds titles, links, rows and figures', () => {
  const section: Section = {
    id: 'a',
    title: 'Title',
    blocks: [
      { kind: 'text', text: ['See ', { to: '/about', text: 'the farm' }, '.'] },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'facts', rows: [['Fee', '2%']] },
      { kind: 'table', caption: 'Sizes', columns: ['Size'], rows: [['Small']] },
      { kind: 'columns', caption: 'Prices', values: [{ label: '2020', value: 1.7, text: '$1.70' }] },
      { kind: 'quote', text: 'Said.' },
      { kind: 'note', title: 'Mind', text: 'the gap' },
      { kind: 'button', label: 'Press' },
    ],
  };
  expect(plainText(section)).toBe(
    'Title See the farm. One Two Fee 2% Sizes Size Small Prices 2020 $1.70 Said. Mind the gap Press',
  );
});
