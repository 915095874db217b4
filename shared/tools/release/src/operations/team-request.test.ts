import { join } from 'node:path';
import { toJson } from '../domain/json';
import { requestsFolder, settingsFile, teamsFile } from '../domain/paths';
import { commandPath, writeCommand } from '../domain/team-command';
import { readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import { publish } from './publish';
import {
  ask,
  buildOf,
  folder,
  headersOf,
  live,
  post,
  promoting,
  publishing,
  serve,
  server,
  storage,
  type Sent,
  beginWithTeamSite,
} from '../testing/team-site';

beginWithTeamSite();

describe('a request', () => {
  it.each<[string, Sent, number, string]>([
    ['by a key of nobody', { signer: 'stranger' }, 401, 'with a key that does not belong to any team of this site'],
    ['for another address', { path: '/_reports' }, 401, 'The signature does not match a request to localhost:'],
    ['for another site', { authority: 'furrow.example' }, 401, 'does not match a request to localhost:'],
    ['without a signature', { headers: { Signature: '' } }, 401, 'is not signed in a format this site can read'],
    ['signed an hour ago', { late: -3600 }, 401, 'by the clock of your machine, and the clock of the site says'],
    ['signed in an hour', { late: 3600 }, 401, 'They may differ by up to 5 minutes. Correct the one that is wrong.'],
    ['with another body', { sends: promoting('6.6.6') }, 400, 'The body of the request does not match its signature.'],
  ])('%s changes nothing', async (_, sent, status, refused) => {
    await post(publishing(await buildOf('shop'), 'market'));
    const before = await storage.list('');
    expect(await post(promoting('1.0.0'), sent)).toMatchObject({ status, refused: expect.stringContaining(refused) });
    expect(await live()).toBeUndefined();
    expect(await storage.list('')).toEqual(before);
  });

  it('for a site that says its address is for that address, whatever the request names as its host', async () => {
    await storage.write(settingsFile, toJson({ url: 'https://almanac.example' }));
    expect(await ask({ command: 'status' })).toMatchObject({
      status: 401,
      refused: expect.stringContaining('does not match a request to almanac.example.'),
    });
    const body = writeCommand({ command: 'status' });
    expect(await post(body, { authority: 'almanac.example' })).toMatchObject({ status: 200 });
  });

  it('counts once, also for a server that was started after it', async () => {
    for (const version of ['1.0.0', '1.1.0'])
      await post(publishing(await buildOf('shop', { version }), 'market', { promote: version === '1.0.0' }));
    const body = promoting('1.1.0');
    // Whoever recorded the request sends it again.
    const headers = headersOf(body, { authority: 'furrow.example' });
    await storage.write(settingsFile, toJson({ url: 'https://furrow.example' }));
    expect(await post(body, { headers })).toMatchObject({ status: 200 });
    await post(writeCommand({ command: 'rollback', app: 'shop', reason: 'wrong' }), { authority: 'furrow.example' });
    await serve();
    expect(await post(body, { headers })).toMatchObject({
      status: 409,
      refused: 'This request was already received. Each request works only once, so run the command again.',
    });
    expect(await live()).toBe('1.0.0');
  });

  it('is remembered for an hour, long after its signature is worth anything', async () => {
    const hourAgo = Math.floor(Date.now() / 1000) - 4000;
    await storage.write(`${requestsFolder}${hourAgo}-old`, '');
    await ask({ command: 'status' });
    expect(await storage.list(requestsFolder)).toEqual([expect.not.stringContaining('-old')]);
  });

  it('is refused on a site without teams, which says why', async () => {
    await storage.remove(teamsFile);
    const nameless = memoryStorage();
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    await publish({
      storage: nameless,
      candidate: await readCandidate(join(folder, 'host')),
      published,
      promote: true,
    });
    await serve({}, nameless);
    expect(await ask({ command: 'status' })).toMatchObject({
      status: 403,
      refused: expect.stringMatching(/^This site has no teams, so it cannot check who may release what/),
    });
  });

  it('of another kind than POST is told what is taken', async () => {
    const response = await fetch(server.url + commandPath);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toMatchObject({ reasons: [{ code: 'FUR-REQUEST-METHOD' }] });
  });
});
