import { savedItemCount } from './cart-storage';

const honey = { id: 'honey', name: 'Honey', farm: 'Prairie Bee Co-op', image: '/h.svg', price: '14.50', unit: 'jar' };
const saved = (...quantities: unknown[]) =>
  JSON.stringify(quantities.map((quantity, index) => ({ ...honey, id: `honey-${index}`, quantity })));

it('counts the pieces of a saved cart', () => {
  expect(savedItemCount(saved(2, 1))).toBe(3);
  expect(savedItemCount('[]')).toBe(0);
});

it.each([null, '', '{', '{"items":[]}', 'null', saved('2'), saved(1).replace('14.50', 'much')])(
  'shows no number for a cart that is absent or damaged: %s',
  (text) => {
    expect(savedItemCount(text)).toBe(0);
  },
);
