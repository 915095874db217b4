import type { Release } from '@furrow/formats/release.schema';
import { textsOf } from '../domain/refused';
import { fragmentProblems, offerProblems } from './fragment-gate';

const schema = (maximum: number) => ({
  type: 'object',
  properties: { count: { type: 'integer', minimum: 1, maximum } },
  required: ['count'],
});
const release = (change: Partial<Release>): Release => ({
  app: 'giving',
  version: '1.1.0',
  contract: 1,
  react: '19.3',
  lifecycles: true,
  routes: [],
  pages: [],
  shared: {},
  files: {},
  ...change,
});
const offering = (maximum: number, ...counts: number[]) =>
  release({
    fragments: [{ name: 'campaigns', schema: schema(maximum), variants: counts.map((count) => ({ count })) }],
  });
const content = (...counts: number[]) =>
  release({
    app: 'content',
    pages: counts.map((count) => ({
      path: `/with-${count}`,
      document: '',
      embeds: [{ of: 'giving/campaigns', props: { count } }],
    })),
  });

it('lets a release go live that gives live pages what they embed', () => {
  expect(fragmentProblems(offering(3, 2, 3), [content(2, 3)], offering(3, 2, 3))).toEqual([]);
});

const host = release({ app: 'host', embeds: [{ of: 'giving/campaigns', props: { count: 3 } }] });

it.each([
  ['drops a fragment', release({}), 'it drops the fragment campaigns'],
  ['refuses its props', offering(2, 2), 'its fragment campaigns would reject what live pages send'],
])('names the shell of the host as the place when a release %s that stands there', (_what, candidate, problem) => {
  const problems = textsOf(fragmentProblems(candidate, [host], offering(3, 3)));
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems[0]).toContain(', but the shell of host embeds it and would show its fallback.');
  expect(problems[0]).toContain('--allow-drop once host knows');
});

it.each([
  ['drops a fragment', release({}), 'it drops the fragment campaigns, but the page /with-3 of content embeds it'],
  [
    'refuses the props of a live page',
    offering(2, 2),
    'its fragment campaigns would reject what live pages send: it does not accept the props {"count":3} (count: Too big: expected number to be <=2), but the page /with-3 of content embeds it',
  ],
  [
    'does not prerender what a live page shows',
    offering(3, 2),
    'its fragment campaigns no longer prerenders {"count":3}, but the page /with-3 of content embeds it',
  ],
])('refuses a release that %s, and names the page and its owner', (_what, candidate, problem) => {
  const problems = textsOf(fragmentProblems(candidate, [content(3)], offering(3, 2, 3)));
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

it('requires nothing from the first release of a remote whose fragment a page of another team waits for', () => {
  expect(fragmentProblems(offering(3, 2), [content(3)], undefined)).toEqual([]);
});

it('requires nothing from a release for a page that has only its fallback today', () => {
  expect(fragmentProblems(release({}), [content(3)], release({}))).toEqual([]);
  expect(fragmentProblems(offering(3, 2), [content(3)], offering(3, 2))).toEqual([]);
});

it('refuses a release whose own fragments do not take what they are prerendered for, or cannot be checked', () => {
  expect(offerProblems(offering(3, 2, 3))).toEqual([]);
  expect(textsOf(offerProblems(offering(2, 2, 3)))).toEqual([
    'of its fragment campaigns, it does not accept the props {"count":3} (count: Too big: expected number to be <=2). Correct its schema.',
  ]);
  const pattern = { type: 'object', properties: { text: { type: 'string', pattern: '^(a+)+$' } } };
  const slow = { name: 'slow', schema: pattern, variants: [{ text: `${'a'.repeat(50)}!` }] };
  const broken = { name: 'broken', schema: { $ref: '#/none' }, variants: [{}] };
  expect(textsOf(offerProblems(release({ fragments: [slow, broken] })))).toEqual([
    'of its fragment slow, its schema takes too long to check the props. Correct its schema.',
    expect.stringContaining('of its fragment broken, its schema cannot be read ('),
  ]);
});
