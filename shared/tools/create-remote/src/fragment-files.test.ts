import { transform } from '@swc/core';
import { fragmentFiles } from './fragment-files';

const files = (declared?: string) => new Map(fragmentFiles({ remote: 'shop', name: 'best-sellers', declared }));

it('has its component, its schema and its test beside each other, and stands in the list', () => {
  const folder = 'src/fragments/best-sellers/best-sellers';
  expect([...files().keys()]).toEqual([
    'src/fragments.ts',
    `${folder}.schema.ts`,
    `${folder}.fragment.tsx`,
    `${folder}.test.tsx`,
  ]);
  expect(files().get(`${folder}.fragment.tsx`)).toContain('export default function BestSellersFragment({ title }');
});

it('becomes the last of those that are there', () => {
  const once = files().get('src/fragments.ts');
  const twice = new Map(fragmentFiles({ remote: 'shop', name: 'new-lots', declared: once })).get('src/fragments.ts');
  expect([...(twice?.matchAll(/name: '([^']+)'/g) ?? [])].map(([, name]) => name)).toEqual([
    'best-sellers',
    'new-lots',
  ]);
  expect(twice?.startsWith(once?.slice(0, once.lastIndexOf(']);')) ?? '-')).toBe(true);
});

it('is typed for the pages that place it', () => {
  const declared =
    /declare module '@furrow\/remote\/fragment' \{\n {2}interface OfferedFragments extends Offer<typeof fragments> \{\}/;
  expect(files().get('src/fragments.ts')).toMatch(declared);
  expect(files(files().get('src/fragments.ts')).get('src/fragments.ts')).toMatch(declared);
});

it.each([...files()])('%s is valid TypeScript', async (_path, content) => {
  await expect(transform(content, { jsc: { parser: { syntax: 'typescript', tsx: true } } })).resolves.toBeDefined();
});
