import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectedOrigins, localCookie, originsIn } from './connected-origins';

const lookup = jest.fn<Promise<{ address: string }[]>, [string]>();
jest.mock('node:dns/promises', () => ({ lookup: (name: string) => lookup(name) }));

/** The origins that pages may call, behind the development server. How a page calls them is in `against.spec.ts`. */

const allows = (policy: string, origin: string) => originsIn(policy, true).some((one) => new RegExp(one).test(origin));

it.each([
  [
    'https://api.example',
    ['https://api.example'],
    ['http://api.example', 'https://api.example.evil', 'https://apixexample'],
  ],
  ['https://api.example:443', ['https://api.example'], ['https://api.example:8443']],
  [
    'https://*.api.example',
    ['https://eu.api.example', 'https://a.b.api.example'],
    ['https://api.example', 'https://eu.api.example:8443'],
  ],
  ['http://127.0.0.1:*', ['http://127.0.0.1', 'http://127.0.0.1:8080'], ['http://127.0.0.12']],
  ['wss://live.example', ['wss://live.example'], ['https://live.example']],
])('takes %s from a policy as a browser does', (source, same, others) => {
  const policy = `default-src 'self' https://other.example; connect-src 'self' ${source}; img-src https://img.example`;
  expect(originsIn(policy, true)).toHaveLength(1);
  for (const origin of same) expect({ origin, allowed: allows(policy, origin) }).toEqual({ origin, allowed: true });
  for (const origin of [...others, 'https://other.example', 'https://img.example'])
    expect({ origin, allowed: allows(policy, origin) }).toEqual({ origin, allowed: false });
});

it.each([
  'http://169.254.169.254',
  'http://localhost:*',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'http://[::ffff:127.0.0.1]',
  'http://2130706433',
  'https://*.local',
  'http://192.168.1.1',
  'http://app.localhost',
])('lets a site on the internet not open %s, which is of this machine or its network', (source) => {
  expect(originsIn(`connect-src ${source}`, false)).toEqual([]);
});

it.each(['https://a(+b', 'https://(a+)+', 'https://[', 'https://a.example\\', 'https://a.example:*x', 'https://*'])(
  'takes nothing from %s, which names no origin, and all others work',
  (source) => {
    const patterns = originsIn(`connect-src ${source} https://api.example`, false);
    expect(patterns.filter((one) => new RegExp(one).test('https://api.example'))).toHaveLength(1);
    expect(patterns).toHaveLength(1);
  },
);

it('finds no origin in a policy that names none', () => {
  expect(originsIn("default-src 'self'; connect-src 'self'", true)).toEqual([]);
  expect(originsIn('', true)).toEqual([]);
});

it('keeps the cookies of an origin to calls to that origin, and without what needs its domain or TLS', () => {
  const target = new URL('https://api.example:8443/v1/session?of=iris');
  const scope = '/_connect/with/https/api.example:8443';
  expect(localCookie('__Host-id=a=b; Path=/; Secure; HttpOnly; SameSite=None; Max-Age=60', target)).toBe(
    `_connect.__Host-id=a=b; HttpOnly; Max-Age=60; Path=${scope}/`,
  );
  expect(localCookie('id=1; Domain=api.example; path=/v1/me', target)).toBe(`_connect.id=1; Path=${scope}/v1/me`);
  expect(localCookie('id=1', target)).toBe(`_connect.id=1; Path=${scope}/v1`);
});

describe('a call to a name of the policy', () => {
  const headers = { 'Content-Security-Policy': "connect-src 'self' https://api.example" };
  const own = { host: 'localhost:3006', origin: 'http://localhost:3006' };

  /** What a page gets for a call of the API: the text of a refusal, or undefined for a call that is passed on. */
  async function answerTo(against: string, url = '/_connect/without/https/api.example/v1/me') {
    const connected = new ConnectedOrigins({ headers, against, report: () => undefined });
    let said: string | undefined;
    const response = {
      writeHead: (status: number) => (said = String(status)),
      end: (text: string) => (said += ` ${text}`),
    };
    const isRefused = await connected.refusePrivate(
      { url, headers: own } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    );
    expect(isRefused).toBe(said !== undefined);
    return said;
  }

  it.each(['127.0.0.1', '10.1.2.3', '192.168.0.9', '169.254.169.254', '::1', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1'])(
    'is refused where a site on the internet leads it to %s, also beside a public address',
    async (address) => {
      lookup.mockResolvedValue([{ address: '203.0.113.7' }, { address }]);
      expect(await answerTo('https://furrow.example')).toBe(
        '403 api.example leads to this machine or its network, which no site on the internet may call.',
      );
      expect(lookup).toHaveBeenLastCalledWith('api.example');
      expect(await answerTo('http://localhost:4710')).toBeUndefined();
    },
  );

  it('is passed on to a public address, and nothing else is looked up', async () => {
    lookup.mockResolvedValue([{ address: '93.184.216.34' }]);
    expect(await answerTo('https://furrow.example')).toBeUndefined();
    lookup.mockClear();
    expect(await answerTo('https://furrow.example', '/buy-food')).toBeUndefined();
    expect(lookup).not.toHaveBeenCalled();
  });
});
