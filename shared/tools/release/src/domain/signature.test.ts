import { createPublicKey, createPrivateKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import type { Entry } from '@furrow/discovery/discovery';
import { signedBytes } from '@furrow/discovery/signed';
import { factsOf } from './ledger';
import { newKeys, readSigningKey, teamsProblem, signFacts, signerOf, type Teams } from './signature';

const entry: Entry = {
  url: '/shop/1.1.0/mf-manifest.json',
  metadata: { version: '1.1.0', integrity: 'sha384-manifest' },
  deployment: { traffic: 0, default: false },
  extras: {
    routes: ['/buy-food', '/lot/:id'],
    pages: ['/buy-food'],
    contract: 1,
    shell: { '/buy-food': { hide: ['shop/mini-cart'] } },
    release: '/shop/1.1.0/release.json',
    releaseIntegrity: 'sha384-release',
  },
};
const text = (app: string, one: Entry) => new TextDecoder().decode(signedBytes(app, factsOf(one)));
const signEntry = (app: string, one: Entry, key: KeyObject): Entry => ({
  ...one,
  extras: { ...one.extras, signature: signFacts(app, factsOf(one), key) },
});

describe('what is signed', () => {
  it('is one line for the format and canonical JSON, which anybody can make again', () => {
    expect(text('shop', entry)).toBe(
      'furrow release 1\n' +
        '{"app":"shop","extras":{"contract":1,"pages":["/buy-food"],"release":"/shop/1.1.0/release.json",' +
        '"releaseIntegrity":"sha384-release","routes":["/buy-food","/lot/:id"],"shell":{"/buy-food":{"hide":["shop/mini-cart"]}}},' +
        '"metadata":{"integrity":"sha384-manifest","version":"1.1.0"},"url":"/shop/1.1.0/mf-manifest.json"}',
    );
  });

  it('is the same in any order of the fields, and whatever happened to the release since', () => {
    const { routes, pages, contract, ...others } = entry.extras;
    const later: Entry = {
      deployment: { default: true, traffic: 100 },
      extras: {
        promoted: 7,
        ...others,
        contract,
        failuresTo: '/_reports',
        pages,
        routes,
        withdrawn: true,
      },
      metadata: { integrity: 'sha384-manifest', version: '1.1.0' },
      url: entry.url,
    };
    expect(text('shop', later)).toBe(text('shop', entry));
  });

  it.each<[string, (one: Entry) => [string, Entry]]>([
    ['app', (one) => ['dao', one]],
    ['version', (one) => ['shop', { ...one, metadata: { ...one.metadata, version: '1.2.0' } }]],
    ['release hash', (one) => ['shop', { ...one, extras: { ...one.extras, releaseIntegrity: 'sha384-other' } }]],
    ['manifest hash', (one) => ['shop', { ...one, metadata: { ...one.metadata, integrity: 'sha384-other' } }]],
    ['routes', (one) => ['shop', { ...one, extras: { ...one.extras, routes: ['/buy-food', '/checkout'] } }]],
    ['pages', (one) => ['shop', { ...one, extras: { ...one.extras, pages: [] } }]],
    ['address of the manifest', (one) => ['shop', { ...one, url: '/dao/1.0.0/mf-manifest.json' }]],
    ['fields nobody knows yet', (one) => ['shop', { ...one, extras: { ...one.extras, later: 'more' } }]],
  ])('is the %s', (_, change) => {
    const { privateKey, publicKey } = newKeys();
    const teams = { market: { apps: ['shop', 'dao'], keys: [publicKey] } };
    const signed = signEntry('shop', entry, readSigningKey(privateKey, 'a key'));
    expect(signerOf(teams, 'shop', signed)).toBe('market');
    expect(signerOf(teams, ...change(signed))).toBeUndefined();
  });

  it('is verified by nothing but Ed25519 and the public key', () => {
    const { privateKey, publicKey } = newKeys();
    const { extras } = signEntry('shop', entry, createPrivateKey(privateKey));
    const key = createPublicKey(`-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----\n`);
    expect(verify(null, signedBytes('shop', factsOf(entry)), key, Buffer.from(extras.signature!, 'base64'))).toBe(true);
  });
});

describe('whose signature counts', () => {
  const market = newKeys();
  const council = newKeys();
  const old = newKeys();
  const teams = {
    market: { apps: ['shop'], keys: [old.publicKey, market.publicKey] },
    council: { apps: ['dao'], keys: [council.publicKey] },
  };
  const signedBy = ({ privateKey }: { privateKey: string }) =>
    signEntry('shop', entry, readSigningKey(privateKey, 'a key'));

  it('is that of any key of a team which owns the app', () => {
    for (const key of [market, old]) expect(teamsProblem(teams, 'shop', signedBy(key))).toBeUndefined();
  });

  it.each([
    ['nobody', 'FUR-TEAM-UNSIGNED', entry, 'shop@1.1.0 is not signed.'],
    [
      'another team',
      'FUR-TEAM-NOT-OWNER',
      signedBy(council),
      'shop@1.1.0 is signed by council, who is not allowed to release shop.',
    ],
    [
      'a stranger',
      'FUR-TEAM-SIGNATURE',
      signedBy(newKeys()),
      'the signature of shop@1.1.0 was not made with a key of this site, or is for another',
    ],
    [
      'what is no signature',
      'FUR-TEAM-SIGNATURE',
      { ...entry, extras: { ...entry.extras, signature: '?' } },
      'was not made with a key of this site',
    ],
  ])('is not that of %s', (_, code, one, problem) => {
    const reason = teamsProblem(teams, 'shop', one);
    expect(reason).toEqual({ code, text: expect.stringContaining(problem) });
    expect(reason?.text).toContain('release sign shop@1.1.0');
  });

  it('is not asked for on a site that does not name any teams', () => {
    expect(teamsProblem(undefined, 'shop', entry)).toBeUndefined();
  });
});

/** What the file of a key has besides the key. */
const whole = 'Give it the whole text of the key file, with the lines BEGIN and END.';
it.each([
  ['no key at all', 'shop', `does not contain a private key. ${whole}`],
  ['a public key', newKeys().publicKey, `does not contain a private key. ${whole}`],
  [
    'a key of another kind',
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    'does not contain an Ed25519 key.',
  ],
])('refuses %s as a key to sign with, and says how to make one', (_, content, problem) => {
  expect(() => readSigningKey(content, 'shop.key')).toThrow(`shop.key ${problem} Make one with: release keygen <file>`);
});

it.each<[string, (pem: string) => string]>([
  ['as the file has it', (pem) => pem],
  ['with the line breaks of Windows', (pem) => pem.replaceAll('\n', '\r\n')],
  ['in one line', (pem) => pem.replaceAll('\n', ' ')],
  ['in one line without spaces', (pem) => pem.replaceAll('\n', '')],
  ['with \\n instead of line breaks', (pem) => pem.replaceAll('\n', String.raw`\n`)],
  ['in quotation marks, with \\n', (pem) => `"${pem.trim().replaceAll('\n', String.raw`\n`)}"`],
  ['in single quotation marks', (pem) => `'${pem}'`],
])('takes a key to sign with from a variable, %s', (_, write) => {
  const { privateKey } = newKeys();
  const pem = readSigningKey(write(privateKey), 'FURROW_SIGNING_KEY').export({ type: 'pkcs8', format: 'pem' });
  expect(pem).toBe(privateKey);
});

it('says of a part of a key what is missing', () => {
  const [, middle = ''] = newKeys().privateKey.split('\n');
  expect(() => readSigningKey(middle, 'FURROW_SIGNING_KEY')).toThrow(
    'FURROW_SIGNING_KEY does not contain a private key. Give it the whole text of the key file, with the lines BEGIN and END. Make one with: release keygen <file>',
  );
});

it('asks as few teams about a release on a site of 1,000 teams as on one of 10', () => {
  const keys = newKeys();
  const signed = signEntry('team3', entry, readSigningKey(keys.privateKey, 'the key of the team'));
  const asked = (size: number) => {
    let count = 0;
    const counted = (team: string): [string, Teams[string]] => [
      team,
      {
        get apps() {
          count += 1;
          return [team];
        },
        keys: [keys.publicKey],
        get routes() {
          count += 1;
          return [`/${team}/*`];
        },
      },
    ];
    const teams = Object.fromEntries(Array.from({ length: size }, (_, team) => counted(`team${team}`)));
    // The first question goes through all teams.
    teamsProblem(teams, 'team3', signed);
    count = 0;
    expect(teamsProblem(teams, 'team3', signed)).toBeUndefined();
    return count;
  };
  expect(asked(1000)).toBe(asked(10));
});
