import { join } from 'node:path';
import { offeredSlot, writeHost } from '../testing/fixture';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/workspace';

let workspace: FixtureWorkspace;
beforeAll(async () => {
  workspace = await fixtureWorkspace();
  await writeHost(join(workspace.folder, 'host/dist'), {
    places: [{ name: 'tools', props: { count: 3 } }],
    slots: [offeredSlot('tools')],
    translated: { es: { header: 'la cabecera' } },
  });
  await workspace.build('1.0.0', {
    offers: { part: [{ count: 3, html: '<p>part</p>' }] },
    fills: { part: [{ slot: 'host/tools', order: 1 }] },
  });
  for (const app of ['host', 'shop'])
    await workspace.release(['publish', app, '--no-build', '--no-browser', '--promote']);
}, 60_000);
afterAll(() => workspace.remove());

it('says of slots alone what is about slots, and nothing about languages', async () => {
  const { out } = await workspace.release(['status', '--slots']);
  expect(out.trimEnd().split('\n')).toHaveLength(2);
  expect(out).toMatch(/^slot +offered by +filled by\nhost\/tools +host@1\.0\.0 +1 shop\/part\n$/);
  expect((await workspace.release(['status'])).out).toContain('host@1.0.0 has the shell in es.');
});
