import { toJson } from '../domain/json';
import { settingsFile } from '../domain/paths';
import { signFacts } from '../domain/signature';
import { writeCommand } from '../domain/team-command';
import { candidateOf, factsOfRelease } from '../store/candidate';
import { listViews, preview } from './preview';
import {
  ask,
  buildOf,
  filesNow,
  keyOf,
  live,
  post,
  publishing,
  serve,
  sizeOf,
  storage,
  type Reply,
  type Signer,
  beginWithTeamSite,
} from '../testing/team-site';

beginWithTeamSite();

describe('a preview that a team sends', () => {
  const version = '1.1.0-preview-pr-1';

  /** The request that shows a build of the shop, signed by a team. */
  async function showing(view: string, signer: Signer, content = view): Promise<Reply> {
    const files = await buildOf('shop', { version, content });
    const signature = signFacts('shop', factsOfRelease(candidateOf(files, 'the test')), keyOf(signer));
    return post(writeCommand({ command: 'preview', signature, commit: null, view }, files), { signer });
  }
  const shown = async () => (await listViews(storage)).map(({ name }) => name);

  it('is at its address, changes nothing that is live, and is taken away by the same team', async () => {
    const before = await live();
    expect(await showing('pr-1--shop', 'market')).toMatchObject({ result: { app: 'shop', version } });
    expect(await shown()).toContain('pr-1--shop');
    expect(await live()).toBe(before);
    const refused =
      'The request is signed by council, who is not allowed to release shop. Name the key of a team that may with --key <file>, or let the operator of the site add shop to the apps of council in .furrow/teams.json.';
    const remove = { command: 'remove-preview' as const, view: 'pr-1--shop' };
    expect(await ask(remove, 'council')).toMatchObject({ refused });
    expect(await ask(remove)).toMatchObject({ result: { removed: 'pr-1--shop' } });
    expect(await shown()).not.toContain('pr-1--shop');
  });

  it('is told its address by the server that shows it, unless the settings of the site name another one', async () => {
    await serve({ previews: 'http://*.preview.localhost:4010' });
    expect(await showing('pr-1--shop', 'market')).toMatchObject({
      result: { address: 'http://pr-1--shop.preview.localhost:4010' },
    });
    await storage.write(settingsFile, toJson({ previews: 'https://*.preview.furrow.example' }));
    expect(await showing('pr-1--shop', 'market')).toMatchObject({
      result: { address: 'https://pr-1--shop.preview.furrow.example' },
    });
  });

  it('is refused to a team that may not release the app, and stores nothing', async () => {
    const before = await filesNow();
    expect(await showing('pr-1--shop', 'council')).toMatchObject({
      refused:
        'The request is signed by council, who is not allowed to release shop. Name the key of a team that may with --key <file>, or let the operator of the site add shop to the apps of council in .furrow/teams.json.',
    });
    expect(await filesNow()).toEqual(before);
  });

  it('is signed itself by a key of the team: what others have built is not shown in its name', async () => {
    const before = await filesNow();
    const files = await buildOf('shop', { version });
    for (const [signature, refused] of [
      [
        signFacts('shop', factsOfRelease(candidateOf(files, 'the test')), keyOf('council')),
        /is signed by council, who is not allowed to release shop\./,
      ],
      ['AAAA', /was not made with a key of this site/],
    ] as const) {
      const command = writeCommand({ command: 'preview', signature, commit: null, view: 'pr-1--shop' }, files);
      expect(await post(command, { signer: 'market' })).toMatchObject({ refused: expect.stringMatching(refused) });
    }
    expect(await filesNow()).toEqual(before);
  });

  it('keeps the releases of another team in it, which cannot be taken away by one of both', async () => {
    expect(await showing('pr-1--shop', 'market')).toMatchObject({ status: 200 });
    const files = await buildOf('dao', { version, pages: { '/votes': ['/votes'] } });
    const signature = signFacts('dao', factsOfRelease(candidateOf(files, 'the test')), keyOf('council'));
    const command = writeCommand({ command: 'preview', signature, commit: null, view: 'pr-1--shop' }, files);
    expect(await post(command, { signer: 'council' })).toMatchObject({ result: { view: 'pr-1--shop', app: 'dao' } });
    const remove = { command: 'remove-preview' as const, view: 'pr-1--shop' };
    for (const signer of ['council', 'market'] as const)
      expect(await ask(remove, signer)).toMatchObject({
        refused: expect.stringContaining('is not allowed to release'),
      });
    expect(await shown()).toContain('pr-1--shop');
  });

  it('is not begun by a release of another app, whose team has mistyped its name', async () => {
    const files = await buildOf('dao', { version, pages: { '/votes': ['/votes'] } });
    const signature = signFacts('dao', factsOfRelease(candidateOf(files, 'the test')), keyOf('council'));
    const before = await filesNow();
    const command = writeCommand({ command: 'preview', signature, commit: null, view: 'pr-21--shop' }, files);
    expect(await post(command, { signer: 'council' })).toMatchObject({
      refused: 'There is no preview "pr-21--shop", which begins with a release of shop. There is none at all.',
    });
    expect(await filesNow()).toEqual(before);
  });

  it('takes of the room of its team what all its builds take that are stored, also those that others have replaced', async () => {
    const size = sizeOf(await buildOf('shop', { version, content: '1' }));
    await serve({ quota: 3 * size });
    expect(await showing('pr-1--shop', 'market', '1')).toMatchObject({ status: 200 });
    expect(await showing('pr-1--shop', 'market', '2')).toMatchObject({ status: 200 });
    expect(await showing('pr-2--shop', 'market', '3')).toMatchObject({ status: 200 });
    const before = await filesNow();
    expect(await showing('pr-1--shop', 'market', '4')).toMatchObject({
      status: 422,
      reasons: [{ code: 'FUR-GATE-NO-ROOM' }],
    });
    expect(await filesNow()).toEqual(before);
    // What is stored already needs no more room.
    expect(await showing('pr-3--shop', 'market', '1')).toMatchObject({ status: 200 });
    const release = await buildOf('shop', { version: '1.0.0' });
    expect(await post(publishing(release, 'market'))).toMatchObject({ reasons: [{ code: 'FUR-GATE-NO-ROOM' }] });
  });

  it('is one of as many as a team may have', async () => {
    const files = await buildOf('shop', { version });
    const candidate = candidateOf(files, 'the test');
    const signature = signFacts('shop', factsOfRelease(candidate), keyOf('market'));
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    for (let number = 1; number <= 20; number += 1)
      await preview({ storage, candidate, signature, published, view: `pr-${number}--shop` });
    expect(await showing('pr-21--shop', 'market')).toMatchObject({
      refused: expect.stringMatching(/^market has 20 previews, and a team may have 20\. Remove one/),
    });
    expect(await showing('pr-20--shop', 'market')).toMatchObject({ result: { view: 'pr-20--shop' } });
  });

  it('takes no name that could be that of an environment, and none that is a view of a view', async () => {
    const before = await filesNow();
    expect(await showing('staging', 'market')).toMatchObject({
      refused: '"staging" does not name an app. A preview is called by a name and an app, such as pr-12--shop.',
    });
    expect(await showing('pr-2--pr-1--shop', 'market')).toMatchObject({
      refused: expect.stringContaining('must be the name of a preview'),
    });
    expect(await filesNow()).toEqual(before);
  });

  it.each(['pr.1--shop', 'staging/..', 'x'.repeat(64)])('has a name that is a label: %p is not one', async (view) => {
    expect(await showing(view, 'market')).toMatchObject({
      refused: expect.stringContaining('must be the name of a preview'),
    });
  });
});
