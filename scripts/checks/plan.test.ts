import { hostName } from '@furrow/discovery/discovery';
import { allApps, type App } from '../workspace/apps';
import { variantsIn } from './messages';
import { scopeOf, stepsOfSite, stepsOfSources } from './plan';

// What the steps do is no part of this test, and takes seconds to load.
jest.mock('./markup', () => ({}));
jest.mock('./packages', () => ({}));
jest.mock('./structured-data', () => ({}));
jest.mock('./words', () => ({}));
jest.mock('../workspace/composed-site', () => ({}));

/** `pnpm check shop` says the same of the shop as `npm test`. */

const tools = { browser: 'chromium', engines: { firefox: '/usr/bin/firefox' } };

/** The steps of `npm test` that the check of a remote leaves out, and why the remote cannot fail them. */
const ofEverythingAlone: Record<string, string> = {
  packages: 'others do not install a remote',
  'journeys in firefox':
    'no page of a remote runs in another way there; what does is the code of the host and of packages',
};

async function stepNames(app?: App): Promise<string[]> {
  const { first, beside } = await stepsOfSources(app, () => undefined);
  return [...first, ...stepsOfSite(app, tools), ...beside].map(({ name }) => name);
}

async function languagesOf(app: App): Promise<string[]> {
  const variants = await variantsIn(scopeOf(app) ?? '.');
  return variants.map(({ language }) => `types in ${language}`);
}

it.each(allApps().map((app) => [app.name, app] as const))('of %s the same steps as of everything', async (_, app) => {
  const all = await stepNames();
  const spoken = await languagesOf(app);
  const concerns = (name: string) =>
    (!(name in ofEverythingAlone) || (app.name === hostName && name !== 'packages')) &&
    (!name.startsWith('types in ') || spoken.includes(name));
  expect(await stepNames(app)).toEqual(all.filter(concerns));
  expect(Object.keys(ofEverythingAlone).filter((name) => !all.includes(name))).toEqual([]);
});
