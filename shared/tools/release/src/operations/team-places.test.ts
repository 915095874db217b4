import { toJson } from '../domain/json';
import { settingsFile, teamsFile } from '../domain/paths';
import { readText } from '../store/storage';
import { viewStorage } from '../store/view-storage';
import { log } from './log';
import { createEnvironment, setLock } from './environment';
import { removeView } from './remove-view';
import { repair } from './repair';
import {
  ask,
  buildOf,
  filesNow,
  live,
  pairs,
  post,
  publishing,
  storage,
  teams,
  beginWithTeamSite,
} from '../testing/team-site';

beginWithTeamSite();

describe('a team that may promote in some places', () => {
  const staged = { ...teams, market: { ...teams.market, promotes: ['staging'] } };
  const toStaging = { command: 'promote', app: 'shop', version: '1.1.0', traffic: 100, env: 'staging' } as const;
  const toVisitors = { command: 'promote', app: 'shop', version: '1.1.0', traffic: 100, from: 'staging' } as const;
  const refused =
    'market may not promote releases of shop to visitors. By .furrow/teams.json it promotes in staging. Ask a team that may, or the operator of the site.';

  beforeEach(async () => {
    await createEnvironment({ storage, name: 'staging' });
    await post(publishing(await buildOf('shop'), 'market', { promote: true }));
    await post(publishing(await buildOf('shop', { version: '1.1.0', content: 'two' }), 'market'));
  });

  it('shows a release in an environment, and the team that may makes the same one live', async () => {
    await storage.write(
      teamsFile,
      toJson({ ...staged, reviewers: { apps: ['shop'], keys: [pairs.council.publicKey], promotes: ['live'] } }),
    );
    expect(await ask(toVisitors, 'council')).toMatchObject({
      refused: expect.stringMatching(/^shop@1\.1\.0 is not in staging/),
    });
    expect(await ask(toStaging)).toMatchObject({ result: { damaged: [] } });
    expect(await live()).toBe('1.0.0');
    expect(await readText(storage, '_views/staging/buy-food.html')).toContain('shop /buy-food two');
    expect(await ask({ command: 'status', env: 'staging' })).toMatchObject({
      result: { versions: [{ app: 'host' }, { version: '1.1.0', state: 'live' }, { version: '1.0.0' }] },
    });
    expect(await ask(toVisitors)).toMatchObject({ refused });
    expect(await ask({ ...toStaging, env: 'qa' }, 'council')).toMatchObject({
      refused: expect.stringMatching(
        /^reviewers may not promote releases of shop in qa\. By .* it promotes to visitors\./,
      ),
    });
    expect(await ask(toVisitors, 'council')).toMatchObject({ result: { damaged: [] } });
    expect(await live()).toBe('1.1.0');
    expect((await log(viewStorage(storage, 'staging'))).at(-1)).toMatchObject({ team: 'market', shownIn: 'staging' });
    expect((await log(storage)).at(-1)).toMatchObject({ team: 'reviewers', environment: 'staging' });
  });

  it('changes in no other way what visitors get, and may do all the rest', async () => {
    await storage.write(teamsFile, toJson(staged));
    const version = '1.2.0';
    const files = await filesNow();
    expect(await post(publishing(await buildOf('shop', { version }), 'market', { promote: true }))).toMatchObject({
      refused,
    });
    expect(await filesNow()).toEqual(files);
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'no' })).toMatchObject({ refused });
    expect(await ask({ ...toVisitors, from: undefined })).toMatchObject({ refused });
    expect(await post(publishing(await buildOf('shop', { version }), 'market'))).toMatchObject({ status: 200 });
    expect(await live()).toBe('1.0.0');
  });

  it('promotes nowhere by an empty list, and its places are not told to everybody', async () => {
    await storage.write(teamsFile, toJson({ ...teams, market: { ...teams.market, promotes: [] } }));
    expect(await ask(toStaging)).toMatchObject({
      refused: expect.stringMatching(/shop in staging\. By .* it promotes nowhere\./),
    });
    await repair(storage);
    expect(await readText(storage, 'site.json')).toContain('"market"');
    expect(await readText(storage, 'site.json')).not.toContain('promotes');
  });

  it('hears that the operator does what needs the origin', async () => {
    await storage.write(teamsFile, toJson({ ...teams, council: { ...teams.council, apps: ['shop'] } }));
    await storage.write(settingsFile, toJson({ requires: { live: { from: 'staging', accepted: true } } }));
    const everywhere = { ...toVisitors, from: undefined };
    expect(await ask(toStaging)).toMatchObject({ status: 200 });
    const accepts = 'the operator of the site accepts it with: release env accept staging shop@1.1.0 --reason "…"';
    expect(await ask(everywhere)).toMatchObject({ refused: expect.stringContaining(accepts) });
    await setLock({ storage, name: 'staging', by: { actor: 'bo' } }, { reason: 'a demo' });
    const opens = 'bo has locked staging: a demo. The operator of the site opens it with: release env unlock staging';
    expect(await ask(toStaging)).toMatchObject({ refused: opens });
    await setLock({ storage, name: 'staging' }, undefined);
    await removeView(storage, 'staging', undefined, 'environment');
    const creates =
      'There is no environment "staging". The operator of the site creates it with: release env create staging';
    expect(await ask(toStaging)).toMatchObject({ refused: creates });
    expect(await ask({ command: 'status', env: 'staging' })).toMatchObject({ refused: creates });
  });

  it('gets no environment with a share of visitors, or of another environment', async () => {
    for (const wrong of [{ traffic: 10 }, { from: 'qa' }])
      expect(await ask({ ...toStaging, ...wrong })).toMatchObject({
        refused: expect.stringMatching(/^An environment shows a release to everybody/),
      });
    // A preview is no environment, and what is no label of a host name is nothing.
    for (const env of ['live', 'pr-1--shop', 'staging.eu', 'x'.repeat(64), '../staging', '']) {
      expect(await ask({ ...toStaging, env })).toMatchObject({
        refused: expect.stringContaining('must be the name of an environment'),
      });
      expect(await ask({ ...toVisitors, from: env })).toMatchObject({ refused: expect.any(String) });
    }
  });
});

describe('a team that may start canaries alone', () => {
  const promoting = (traffic: number) => ({ command: 'promote', app: 'shop', version: '1.1.0', traffic }) as const;

  it('gives a release to so many visitors and no more, takes them away again, and goes back', async () => {
    await post(publishing(await buildOf('shop'), 'market', { promote: true }));
    const agent = { apps: ['shop'], keys: [pairs.council.publicKey], canaries: 10 };
    await storage.write(teamsFile, toJson({ ...teams, council: undefined, agent }));
    const next = await buildOf('shop', { version: '1.1.0', content: 'two' });
    const limited = [{ code: 'FUR-TEAM-SHARE', text: expect.stringContaining('at most 10% of the visitors') }];
    const files = await filesNow();
    const all = await post(publishing(next, 'council', { promote: true }), { signer: 'council' });
    expect(all).toMatchObject({ status: 422, reasons: limited });
    expect(await filesNow()).toEqual(files);
    expect((await post(publishing(next, 'council'), { signer: 'council' })).status).toBe(200);
    for (const share of [11, 100])
      expect(await ask(promoting(share), 'council')).toMatchObject({ status: 422, reasons: limited });
    for (const share of [10, 0, 1]) expect(await ask(promoting(share), 'council')).toMatchObject({ status: 200 });
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'slow' }, 'council')).toMatchObject({ status: 200 });
    expect(await live()).toBe('1.0.0');
    // Who the site is read by does not learn what a key may do.
    await repair(storage);
    expect(await readText(storage, 'site.json')).not.toContain('canaries');
  });
});
