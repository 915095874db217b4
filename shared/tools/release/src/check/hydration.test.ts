import { launch, unhashedScripts, untilHydrated } from './preview-browser';
import { hydrationProblems } from './hydration';
import { beginWithMemorySite, release } from '../testing/memory-site';

/* What is said of a page after what a browser saw of it. No browser runs here: tests in e2e visit pages with one. */

jest.mock('./preview-browser', () => ({
  ...jest.requireActual<object>('./preview-browser'),
  launch: jest.fn(),
  unhashedScripts: jest.fn(),
  untilHydrated: jest.fn(),
}));

type Heard = { pageerror: (error: Error) => void };
type Seen = { outcome: Awaited<ReturnType<typeof untilHydrated>>; error?: string; unhashed?: string };

beginWithMemorySite();
beforeEach(() => release('host', {}));

/** The codes of the problems of pages of which a browser sees this, and the pages that it opens. */
async function codesFor(
  { outcome, error, unhashed }: Seen,
  { full = false, pages = { '/buy-food': ['/buy-food'] } as Record<string, string[]> } = {},
): Promise<{ codes: string[]; opened: string[] }> {
  const opened: string[] = [];
  const heard: Partial<Heard> = {};
  const page = {
    on: (event: keyof Heard, listener: Heard[keyof Heard]) => Object.assign(heard, { [event]: listener }),
    route: jest.fn(),
    addInitScript: jest.fn(),
    evaluate: jest.fn(),
    goto: async (path: string) => {
      opened.push(path);
      if (error !== undefined) heard.pageerror?.(new Error(error));
    },
  };
  const context = { newPage: async () => page, close: jest.fn() };
  const browser = { newContext: async () => context, close: jest.fn() };
  jest.mocked(launch).mockResolvedValue(browser as unknown as Awaited<ReturnType<typeof launch>>);
  jest.mocked(untilHydrated).mockResolvedValue(outcome);
  jest.mocked(unhashedScripts).mockResolvedValue(unhashed === undefined ? [] : [unhashed]);
  const found: string[] = [];
  await release(
    'shop',
    { pages },
    {
      checks: [
        async (preview, candidate) => {
          const problems = await hydrationProblems(preview, candidate.release, { full });
          found.push(...problems.map(({ code }) => code));
          return [];
        },
      ],
    },
  );
  expect(context.close).toHaveBeenCalledTimes(opened.length);
  expect(browser.close).toHaveBeenCalledTimes(1);
  return { codes: found, opened };
}

it.each<[string, Seen, string[]]>([
  ['a page that hydrates', { outcome: 'hydrated' }, []],
  ['a page whose code has not run in time', { outcome: 'late' }, ['FUR-GATE-HYDRATION-LATE']],
  ['a page whose HTML was replaced', { outcome: 'replaced' }, ['FUR-GATE-HYDRATION-DIFFERS']],
  [
    'a page of which React says that it differs',
    { outcome: 'hydrated', error: 'Minified React error #418; visit react.dev' },
    ['FUR-GATE-HYDRATION-DIFFERS'],
  ],
  [
    'a page with an error',
    { outcome: 'hydrated', error: 'TypeError: farm is undefined' },
    ['FUR-GATE-HYDRATION-ERROR'],
  ],
  ['a script without a hash', { outcome: 'late', unhashed: '/shop/late.js' }, ['FUR-GATE-SCRIPT-HASH']],
])('%s', async (_, seen, codes) => {
  expect(await codesFor(seen)).toEqual({ codes, opened: ['/buy-food'] });
});

const harvests = ['/harvests/rye', '/harvests/oats'];

it.each([
  ['a page of each route', false, ['/harvests/rye']],
  ['with --full every page', true, harvests],
])('opens %s', async (_, full, opened) => {
  expect(await codesFor({ outcome: 'hydrated' }, { full, pages: { '/harvests/:slug': harvests } })).toEqual({
    codes: [],
    opened,
  });
});
