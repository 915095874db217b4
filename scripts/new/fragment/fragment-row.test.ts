import { withRow } from './fragment-row';

it('is listed in the document of all fragments, which a check compares with the remotes', () => {
  const before =
    '| fragment | its places |\n| --- | --- |\n| `shop/mini-cart` | [the header](header.tsx) |\n\nText.\n\n| a | `b/c` |\n';
  expect(withRow(before, 'harvest-days/next-one')).toBe(
    before.replace('\n\nText', '\n| `harvest-days/next-one` | none yet |\n\nText'),
  );
});
