import { type OriginStorage } from '../store/storage';
import { environmentSite } from '../testing/environment-site';
import { accept } from './environment';
import { watchEnvironment } from './watch-environment';

const site = environmentSite();
const { name, toStaging, requires } = site;
let storage: OriginStorage;
beforeEach(() => (storage = site.storage()));

describe('watch of an environment', () => {
  const looks = async (once = true) => {
    const said: string[] = [];
    const watched = await watchEnvironment({
      storage,
      name,
      app: 'shop',
      interval: 5,
      once,
      report: (line) => said.push(line),
    });
    return { ...watched, said };
  };

  it('says what a release lacks, waits for it, and says when it may go live', async () => {
    await requires({ live: { from: name, accepted: true } });
    await expect(looks()).rejects.toThrow(
      'Of shop, staging shows what is live, so there is nothing to watch. Promote a release there: release promote shop@<version> --env staging',
    );
    await toStaging('1.1.0');
    expect(await looks()).toEqual({
      outcome: 'lacking',
      version: '1.1.0',
      said: [expect.stringContaining('Nobody has accepted shop@1.1.0 in staging')],
    });
    const waiting = looks(false);
    await accept({ storage, name, app: 'shop', version: '1.1.0', by: { actor: 'cy', reason: 'fine' } });
    expect(await waiting).toMatchObject({ outcome: 'ready', said: [expect.any(String)] });
  });

  it('ends when the environment shows another release', async () => {
    await requires({ live: { from: name, hours: 1 } });
    await toStaging('1.1.0');
    const waiting = looks(false);
    await toStaging('1.0.0');
    expect(await waiting).toMatchObject({ outcome: 'ended', version: '1.1.0' });
  });
});
