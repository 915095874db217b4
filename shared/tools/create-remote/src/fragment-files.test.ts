import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders, workspaceRoot } from '@furrow/bundler/workspace';
import type { RemoteSlots } from '@furrow/remote/slots';
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

describe('one that fills a slot', () => {
  const schema = {
    type: 'object',
    properties: { farm: { type: 'string' }, count: { type: 'integer' }, note: { type: 'string' } },
    required: ['farm', 'count'],
  };
  const filling = (given?: Record<string, unknown>) =>
    new Map(
      fragmentFiles({
        remote: 'giving',
        name: 'pledge',
        declared: undefined,
        fills: { slot: 'content/farm', schema, given, heading: 2 },
      }),
    );

  it('takes what the slot gives, and begins with a heading of its level', () => {
    expect(filling().get('src/fragments.ts')).toContain("fills: [{ slot: 'content/farm', order: 100 }],");
    const declared = filling().get('src/fragments/pledge/pledge.schema.ts');
    expect(declared).toContain("import { int, object, optional, string, type Infer } from '@furrow/forms';");
    expect(declared).toContain('object({ "farm": string(), "count": int(), "note": optional(string()) })');
    expect(filling().get('src/fragments/pledge/pledge.fragment.tsx')).toContain(
      '<h2 className="fw-h4">{words.title}</h2>',
    );
    expect(filling().get('src/fragments/pledge/words.ts')).toBe("export const title = 'Pledge';\n");
  });

  it('is prerendered for props that a page gives, or for some of their kind', () => {
    const variants = (given?: Record<string, unknown>) =>
      /variants = (.*);/.exec(filling(given).get('src/fragments/pledge/pledge.schema.ts') ?? '')?.[1];
    expect(variants({ farm: 'green-valley', count: 2 })).toBe('[{"farm":"green-valley","count":2}]');
    expect(variants()).toBe('[{"farm":"","count":1}]');
  });

  it('has comments of no more width than the linter accepts, in every slot of the site', async () => {
    const offers = [join(workspaceRoot(), 'host'), ...remoteFolders()]
      .map((app) => join(app, 'src/slots.ts'))
      .filter((file) => existsSync(file));
    expect(offers).not.toEqual([]);
    for (const file of offers) {
      const { slots: offer } = (await import(file)) as { slots: RemoteSlots };
      for (const { name, width } of offer.slots) {
        const slot = `${offer.name}/${name}`;
        const fills = { slot, schema, width };
        const written = fragmentFiles({
          remote: 'neighbors-of-the-valley',
          name: 'who-helps-at-the-next-harvest',
          declared: undefined,
          fills,
        });
        const comments = written.flatMap(([, content]) => content.match(/^ *(?:\/\*\*|\*|\/\/).*$/gm) ?? []);
        expect(comments.join('\n')).toContain(slot);
        expect(comments.filter((line) => line.length > 130)).toEqual([]);
      }
    }
  });

  it.each([...filling()])('%s is valid TypeScript', async (_path, content) => {
    await expect(transform(content, { jsc: { parser: { syntax: 'typescript', tsx: true } } })).resolves.toBeDefined();
  });
});

it.each([...files()])('%s is valid TypeScript', async (_path, content) => {
  await expect(transform(content, { jsc: { parser: { syntax: 'typescript', tsx: true } } })).resolves.toBeDefined();
});
