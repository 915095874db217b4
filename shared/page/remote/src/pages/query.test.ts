import fc from 'fast-check';
import { choiceField, countField, defineQuery, optionalField, textField } from './query';

const sorts = ['featured', 'goal', 'ending'] as const;
const categories = ['Seeds', 'Organic Transition'] as const;

type View = {
  sort: (typeof sorts)[number];
  category: (typeof categories)[number] | undefined;
  search: string;
  shown: number;
};

const query = defineQuery<View>({
  sort: choiceField('sort', 'featured', sorts),
  category: optionalField('category', categories, (category) => category.toLowerCase().replaceAll(' ', '-')),
  search: textField('q'),
  shown: countField('shown', 8),
});

const defaults: View = { sort: 'featured', category: undefined, search: '', shown: 8 };
const anyView: fc.Arbitrary<View> = fc.record({
  sort: fc.constantFrom(...sorts),
  category: fc.constantFrom(undefined, ...categories),
  search: fc.string({ unit: 'grapheme' }),
  shown: fc.integer({ min: 8, max: 100 }),
});

it('reads every view back as it was written', () => {
  fc.assert(fc.property(anyView, (view) => expect(query.read(query.write(view))).toEqual(view)));
});

it('writes no query for the defaults', () => {
  expect(query.read('')).toEqual(defaults);
  expect(query.write(defaults)).toBe('');
});

it('reads the default where the address holds nothing valid, whatever stands in it', () => {
  expect(query.read('?sort=constructor&category=Seeds&shown=9.5')).toEqual(defaults);
  for (const shown of ['many', '-3', '1e400', '']) expect(query.read(`?shown=${shown}`)).toEqual(defaults);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const view = query.read(search);
      expect(sorts).toContain(view.sort);
      expect(query.read(query.write(view))).toEqual(view);
    }),
  );
});

it('keeps what belongs to somebody else, behind its own', () => {
  const search = '?utm_source=letter&sort=goal&tag=a&tag=b';
  expect(query.write({ ...query.read(search), search: 'soil' }, search)).toBe(
    '?sort=goal&q=soil&utm_source=letter&tag=a&tag=b',
  );
});
