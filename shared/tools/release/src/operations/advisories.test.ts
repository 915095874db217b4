import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { advisoriesOf } from './advisories';
import type { BundledPackage } from './audit';

const packages: BundledPackage[] = [
  { app: 'host', version: '1.0.0', package: 'react', versions: ['19.3.1'] },
  { app: 'shop', version: '1.2.0', package: 'react', versions: ['18.3.1', '19.3.1'] },
  { app: 'shop', version: '1.2.0', package: '@scope/seed', versions: ['2.0.0'] },
];

const advisory = {
  id: 7,
  url: 'https://advisories.example/7',
  title: 'Hydration runs text as code',
  severity: 'high',
  vulnerable_versions: '<19.0.0',
};

let registry: Server;
let asked: { path: string | undefined; body: unknown };
let answer: { status: number; body: string };
beforeAll(async () => {
  registry = createServer((request, response) => {
    void text(request).then((body) => {
      asked = { path: request.url, body: JSON.parse(body) };
      response.writeHead(answer.status).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(() => registry.close());

const address = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}/npm`;

it('names the releases that contain a version with a known vulnerability, and only those', async () => {
  answer = { status: 200, body: JSON.stringify({ react: [advisory] }) };
  expect(await advisoriesOf(packages, address())).toEqual([
    {
      app: 'shop',
      version: '1.2.0',
      package: 'react',
      installed: '18.3.1',
      severity: 'high',
      title: 'Hydration runs text as code',
      url: 'https://advisories.example/7',
    },
  ]);
  expect(asked).toEqual({
    path: '/npm/-/npm/v1/security/advisories/bulk',
    body: { react: ['19.3.1', '18.3.1'], '@scope/seed': ['2.0.0'] },
  });
});

it.each([
  ['a registry without advisories', 405, '{}', /answers 405\. Name a registry/],
  ['a captive portal', 200, '<html>Log in</html>', /something else than JSON/],
  ['another shape', 200, '{"react": "none"}', /react/],
])('says what is wrong with %s', async (_, status, body, sentence) => {
  answer = { status, body };
  await expect(advisoriesOf(packages, address())).rejects.toThrow(sentence);
});

it('says so when the registry does not respond', async () => {
  await expect(advisoriesOf(packages, 'http://127.0.0.1:1')).rejects.toThrow(/does not respond/);
  await expect(advisoriesOf(packages, 'npm')).rejects.toThrow('"npm" is not the address of a registry.');
});
