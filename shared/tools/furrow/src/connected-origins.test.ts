import dns from 'node:dns';
import { once } from 'node:events';
import http, { type Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { ConnectedOrigins, localCookie, originsIn } from './connected-origins';

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
  'takes nothing from %s, which does not name any origin, and all others work',
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
  const headers = { 'Content-Security-Policy': "connect-src 'self' http://api.example:* http://*.169.254" };
  const own = { host: 'localhost:3006', origin: 'http://localhost:3006' };
  const heard: unknown[] = [];
  const api = http.createServer((request, response) => response.end(heard.push(request.url).toString()));
  const lookup = jest.spyOn(dns, 'lookup');
  let port = 0;

  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    ({ port } = api.address() as AddressInfo);
  });
  beforeEach(() => heard.splice(0));
  afterAll(() => {
    api.close();
    lookup.mockRestore();
  });

  /** Whoever asks for a name gets these addresses in turn, the last one from then on. */
  function leadTo(...addresses: string[]): void {
    const answer = (_name: string, options: dns.LookupOptions, done: (...found: unknown[]) => void) => {
      const address = (addresses.length > 1 ? addresses.shift() : addresses[0]) ?? '';
      const found = address.split(' ').map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 }));
      if (options.all) done(null, found);
      else done(null, found[0]?.address, found[0]?.family);
    };
    lookup.mockImplementation(answer as unknown as typeof dns.lookup);
  }

  const connectedTo = (against: string, report = (_: string) => {}) =>
    new ConnectedOrigins({ headers, against, report });
  const callOf = (path: string) => ({ url: `/_connect/without/${path}`, headers: own }) as unknown as IncomingMessage;

  /** What the proxy of a site gets for a call of the API: its answer, or why there is none. */
  function call(against: string): Promise<string> {
    const [proxy] = connectedTo(against).proxies.filter(
      ({ pathFilter }) => typeof pathFilter === 'function' && pathFilter('', callOf(`http/api.example:${port}/me`)),
    );
    return new Promise((done) => {
      const request = http.get(`http://api.example:${port}/me`, { agent: proxy?.agent as Agent });
      request.on('response', (answer) => answer.resume() && done(`answer ${answer.statusCode}`));
      request.on('error', ({ message }) => done(message));
    });
  }

  it.each(['127.0.0.1', '10.1.2.3', '192.168.0.9', '169.254.169.254', '::1', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1'])(
    'is refused where a site on the internet leads it to %s, also beside a public address',
    async (address) => {
      leadTo(`93.184.216.34 ${address}`);
      expect(await call('https://furrow.example')).toBe(
        'api.example leads to this machine or its network, which no site on the internet may call',
      );
    },
  );

  it('goes to the address that was checked, though the name leads to this machine the next time it is asked for', async () => {
    leadTo('93.184.216.34', '127.0.0.1');
    const [, proxy] = connectedTo('https://furrow.example').proxies;
    const { options } = proxy?.agent as Agent & { options: { lookup: typeof dns.lookup } };
    const addressesOf = promisify(options.lookup) as (name: string, asked: dns.LookupAllOptions) => Promise<unknown>;
    expect(await addressesOf('api.example', { all: true })).toEqual([{ address: '93.184.216.34', family: 4 }]);
    await expect(addressesOf('api.example', { all: true })).rejects.toThrow('api.example leads to this machine');
  });

  it('is passed on to this machine by a site of this machine', async () => {
    leadTo('127.0.0.1');
    expect(await call('http://localhost:4710')).toBe('answer 200');
    expect(heard).toEqual(['/me']);
  });

  it('is not allowed where a part of the name stands for the rest of a private address', () => {
    expect(connectedTo('https://furrow.example').isCall(callOf('http/169.254.169.254/latest'))).toBe(false);
    expect(connectedTo('http://localhost:4710').isCall(callOf('http/169.254.169.254/latest'))).toBe(true);
  });

  it('is answered with the reason when its origin was not reached, which the developer is told once', () => {
    const report = jest.fn();
    const [, proxy] = connectedTo('https://furrow.example', report).proxies;
    const answers: unknown[] = [];
    const response = {
      writeHead: (status: number) => ({ end: (text: string) => answers.push([status, text]) }),
    } as unknown as ServerResponse;
    const socket = { destroy: () => answers.push('closed') } as unknown as ServerResponse;
    for (const to of [response, response, socket])
      proxy?.on?.error?.(new Error('connect ECONNREFUSED'), callOf('http/api.example/me') as never, to as never, '');
    const sentence = 'http://api.example cannot be called: connect ECONNREFUSED.';
    expect(answers).toEqual([[502, sentence], [502, sentence], 'closed']);
    expect(report.mock.calls).toEqual([[sentence]]);
  });
});
