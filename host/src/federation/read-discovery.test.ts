import type { Discovery, Entry } from '@furrow/discovery/discovery';
import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { signedBytes } from '@furrow/discovery/signed';
import { generateKeyPairSync, sign } from 'node:crypto';
import { readDiscovery } from './read-discovery';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = [publicKey.export({ type: 'spki', format: 'der' }).toString('base64')];

function entry(app: string, isSigned: boolean): Entry {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const folder = `/${app}/1.0.0`;
  const one: Entry = {
    url: `${folder}/mf-manifest.json`,
    metadata: { version: '1.0.0', integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: [`/${app}-pages`],
      pages: [],
      contract: 1,
      release: `${folder}/release.json`,
      releaseIntegrity: integrity,
    },
  };
  if (!isSigned) return one;
  const signature = sign(null, signedBytes(app, one), privateKey).toString('base64');
  return { ...one, extras: { ...one.extras, signature } };
}
const documentOf = (apps: Record<string, boolean>): Discovery => ({
  schema: discoverySchemaId,
  microFrontends: Object.fromEntries(Object.entries(apps).map(([app, isSigned]) => [app, [entry(app, isSigned)]])),
});

afterEach(() => jest.restoreAllMocks());

it.each<[string, true | undefined]>([
  ['in parts', true],
  ['as a whole', undefined],
])('leaves out what nobody signed of a discovery document that is read %s', async (_, inParts) => {
  const [part, other] = ['0123456789abcdef', 'fedcba9876543210'];
  const files: Record<string, unknown> = {
    '/site.json': { format: 1, url: 'https://furrow.example', teams: { growers: { apps: ['shop', 'dao'], keys } } },
    '/discovery.json': documentOf({ shop: true, dao: false }),
    '/discovery/parts.json': {
      format: 1,
      parts: [
        { from: '', hash: other },
        { from: 'e', hash: part },
      ],
    },
    [`/discovery/${part}.json`]: documentOf({ shop: true, dao: false }),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const found = files[String(address)];
    return Promise.resolve(found === undefined ? new Response('', { status: 404 }) : Response.json(found));
  });
  const { microFrontends } = await readDiscovery(['/shop-pages'], {
    signers: 'sha384-pinned',
    inParts,
    first: undefined,
  });
  expect(microFrontends).toEqual({ shop: [entry('shop', true)], dao: [] });
});
