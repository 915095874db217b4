import { localCookie, originsIn } from './connected-origins';

/** The origins that pages may call, behind the development server. How a page calls them is in `against.spec.ts`. */

const allows = (policy: string, origin: string) => originsIn(policy).some((one) => new RegExp(one).test(origin));

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
  expect(originsIn(policy)).toHaveLength(1);
  for (const origin of same) expect({ origin, allowed: allows(policy, origin) }).toEqual({ origin, allowed: true });
  for (const origin of [...others, 'https://other.example', 'https://img.example'])
    expect({ origin, allowed: allows(policy, origin) }).toEqual({ origin, allowed: false });
});

it('finds no origin in a policy that names none', () => {
  expect(originsIn("default-src 'self'; connect-src 'self'")).toEqual([]);
  expect(originsIn('')).toEqual([]);
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
