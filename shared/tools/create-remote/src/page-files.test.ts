import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { remoteFolders } from '@furrow/bundler/workspace';
import { pageFiles, pageTitle, withForms, withRoute } from './page-files';
import { sentencesIn } from './testing/sentences';

const files = new Map(pageFiles('/tools/for-rent'));
const folder = 'src/pages/tools-for-rent/tools-for-rent';

it('is a page and a test that opens it at its address', () => {
  expect([...files.keys()]).toEqual([`${folder}.page.tsx`, 'src/pages/tools-for-rent/words.ts', `${folder}.test.tsx`]);
  expect(files.get(`${folder}.page.tsx`)).toContain('export default function ToolsForRentPage()');
  expect(files.get(`${folder}.page.tsx`)).toContain('path="/tools/for-rent"');
  expect(files.get(`${folder}.test.tsx`)).toContain("openPage(routes, '/tools/for-rent')");
});

it('is called by the words of its path', () => {
  expect(pageTitle('/tools/for-rent')).toBe('Tools for rent');
  expect(new Map(pageFiles('/2026-plan')).get('src/pages/2026-plan/2026-plan.page.tsx')).toContain(
    'function Page2026PlanPage()',
  );
});

it.each(remoteFolders())('becomes the last page in the routes of %s', (remote) => {
  const text = readFileSync(join(remote, 'src/routes.ts'), 'utf8');
  const line = "  { path: '/tools/for-rent', page: () => import('./pages/tools-for-rent/tools-for-rent.page') },\n";
  const [before = '', after = ''] = withRoute(text, '/tools/for-rent').split(line);
  expect(before + after).toBe(text);
  expect(after).toMatch(/^\]\);\n/);
});

it('begins with a form where one is asked for: its kind beside the route, and what its field tells browsers', () => {
  const form = new Map(pageFiles('/reminder', { isForm: true }));
  expect(form.get('src/pages/reminder/reminder.page.tsx')).toContain('enterKeyHint="send"');
  expect(JSON.parse(form.get('src/pages/reminder/reminder.fields.json') ?? '')).toEqual({
    '/reminder': { Email: 'email email send' },
  });
  const routes = withRoute("defineRoutes('shop', [\n]);", '/reminder', { isForm: true });
  expect(routes).toContain(
    "{ path: '/reminder', page: () => import('./pages/reminder/reminder.page'), kind: 'form' },",
  );
});

it.each([
  ['a page', {}],
  ['a form', { isForm: true }],
  ['a page of a site with a look of its own', { isPlain: true }],
])('says in messages what %s says', (_what, start) => {
  const made = new Map(pageFiles('/reminder', start));
  const page = made.get('src/pages/reminder/reminder.page.tsx') ?? '';
  const words = made.get('src/pages/reminder/words.ts') ?? '';
  expect(sentencesIn(page)).toEqual([]);
  const used = [...page.matchAll(/words\.(\w+)/g)].map(([, name]) => name);
  const said = [...words.matchAll(/^export const (\w+) = '/gm)].map(([, name]) => name);
  expect([...new Set(used)].sort()).toEqual(said.sort());
});

it('names the package of forms among those that the remote may import', () => {
  const manifest = { name: 'dao', dependencies: { '@furrow/bundler': 'workspace:*', react: 'catalog:' } };
  const text = withForms(JSON.stringify(manifest));
  expect(Object.keys((JSON.parse(text) as typeof manifest).dependencies)).toEqual([
    '@furrow/bundler',
    '@furrow/forms',
    'react',
  ]);
  expect(withForms(text)).toBe(text);
});

it('says when a file lists no routes', () => {
  expect(() => withRoute('export const routes = [];', '/a')).toThrow('routes.ts lists no routes in defineRoutes(…).');
});

it.each([...files, ...pageFiles('/reminder', { isForm: true })].filter(([path]) => path.endsWith('x')))(
  '%s is valid TypeScript',
  async (_path, content) => {
    await expect(transform(content, { jsc: { parser: { syntax: 'typescript', tsx: true } } })).resolves.toBeDefined();
  },
);
