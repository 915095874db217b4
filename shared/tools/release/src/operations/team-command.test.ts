import { verify } from '../check/verify';
import { signFacts } from '../domain/signature';
import { writeCommand } from '../domain/team-command';
import { candidateOf, factsOfRelease } from '../store/candidate';
import { readText } from '../store/storage';
import { log } from './log';
import {
  ask,
  buildOf,
  filesNow,
  keyOf,
  live,
  post,
  promoting,
  publishing,
  storage,
  told,
  beginWithTeamSite,
} from '../testing/team-site';

beginWithTeamSite();

describe('a team of the site', () => {
  it('publishes, promotes, rolls back and asks for the status with its key alone; the journal names it', async () => {
    const first = await buildOf('shop');
    expect(await post(publishing(first, 'market', { promote: true }))).toMatchObject({
      status: 200,
      result: { app: 'shop', version: '1.0.0', outcome: 'published', live: true },
      steps: expect.arrayContaining(['Checking shop@1.0.0 against the live site', 'Composing documents']),
    });
    const next = await buildOf('shop', { version: '1.1.0', content: 'two' });
    expect(await post(publishing(next, 'market'))).toMatchObject({ status: 200, result: { live: false } });
    expect(await live()).toBe('1.0.0');
    expect(await post(promoting('1.1.0'))).toMatchObject({ status: 200, result: { damaged: [] } });
    expect(await live()).toBe('1.1.0');
    expect(await readText(storage, 'buy-food.html')).toContain('shop /buy-food two');
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'its prices are wrong' })).toMatchObject({
      result: { from: '1.1.0', to: '1.0.0' },
    });
    expect(await live()).toBe('1.0.0');
    expect(await ask({ command: 'status' }, 'council')).toMatchObject({
      result: {
        versions: [{ app: 'host' }, { version: '1.1.0', state: 'withdrawn' }, { version: '1.0.0', traffic: 100 }],
      },
    });
    const events = await log(storage, { app: 'shop' });
    expect(events.map(({ command, actor, team, reason }) => [command, actor, team, reason])).toEqual([
      ['publish', 'market', 'market', undefined],
      ['publish', 'market', 'market', undefined],
      ['promote', 'market', 'market', undefined],
      ['rollback', 'market', 'market', 'its prices are wrong'],
    ]);
    expect(told.map((line) => line.replace(/^\S+ \S+ /, ''))).toEqual([
      'market publish done',
      'market publish done',
      'market promote shop@1.1.0 done',
      'market rollback shop done',
      'council status done',
    ]);
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('is refused in the words of the command, and what it sent again is no second release', async () => {
    const body = publishing(await buildOf('shop'), 'market', { promote: true });
    expect((await post(body)).status).toBe(200);
    expect(await post(body)).toMatchObject({ status: 200, result: { outcome: 'unchanged' } });
    const other = await buildOf('shop', { content: 'other' });
    expect(await post(publishing(other, 'market'))).toMatchObject({
      status: 422,
      refused: expect.stringMatching(/^shop@1\.0\.0 is already published/),
    });
    const rival = await buildOf('dao', { version: '1.0.0' });
    expect(await post(publishing(rival, 'council'), { signer: 'council' })).toMatchObject({
      status: 422,
      refused: expect.stringMatching(/^dao@1\.0\.0 was refused:\n {2}- it claims \/buy-food, which shop owns\./),
    });
    expect(await post(promoting('9.9.9'))).toMatchObject({ status: 422, refused: expect.stringContaining('9.9.9') });
  });

  it('cannot touch the app of another team, not even with a release which that team signed', async () => {
    const files = await buildOf('shop');
    const before = await filesNow();
    const refused =
      'The request is signed by council, who is not allowed to release shop. Name the key of a team that may with --key <file>, or let the operator of the site add shop to the apps of council in .furrow/teams.json.';
    for (const body of [publishing(files, 'council'), publishing(files, 'market'), promoting('1.0.0')])
      expect(await post(body, { signer: 'council' })).toMatchObject({ status: 422, refused });
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'spite' }, 'council')).toMatchObject({ refused });
    expect(await filesNow()).toEqual(before);
  });

  it('cannot publish its own app under the signature of another release', async () => {
    const signed = await buildOf('shop', { content: 'signed' });
    const other = await buildOf('shop', { content: 'other' });
    const candidate = candidateOf(signed, 'the test');
    const signature = signFacts('shop', factsOfRelease(candidate), keyOf('market'));
    const before = await filesNow();
    expect(await post(writeCommand({ command: 'publish', signature, commit: null }, other))).toMatchObject({
      status: 422,
      refused: expect.stringContaining(
        'the signature of shop@1.0.0 was not made with a key of this site, or is for another release.',
      ),
    });
    expect(await filesNow()).toEqual(before);
  });
});
