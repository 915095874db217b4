import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostProblem, readLiveSite } from './live-site';

/** What `npm create furrow-remote` asks of a site. */

let server: Server;
let url: string;
let files: Record<string, unknown>;

const host = {
  format: 1,
  version: '2.3.0',
  speaks: [1, 2],
  capabilities: ['drawers'],
  react: '19.3',
  shared: { react: '19.3.1' },
  menus: ['main'],
};

beforeEach(async () => {
  files = { '/discovery.json': { schema: discoverySchemaId, microFrontends: {} }, '/host.json': host };
  server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file === undefined ? 404 : 200).end(JSON.stringify(file));
  });
  await new Promise<void>((done) => server.listen(0, done));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => server.close(done)));

it('reads what the host offers, whatever path of the site is named', async () => {
  expect(await readLiveSite(`${url}/buy-food`)).toEqual({ url, apps: [], host });
});

it('says what is missing, and what is no address', async () => {
  delete files['/host.json'];
  await expect(readLiveSite(url)).rejects.toThrow(
    `${url} is no site of Furrow, or one of an earlier release command: /host.json is answered with 404.`,
  );
  await expect(readLiveSite('furrow')).rejects.toThrow('"furrow" is no address of a site');
});

it('refuses a host that does not speak the contract, or has another major of React', async () => {
  const site = await readLiveSite(url);
  expect(hostProblem(site, 2, '^19.0.0')).toBeUndefined();
  expect(hostProblem(site, 3, '^19.0.0')).toContain(`for contract 3, and the host of ${url} speaks 1 and 2.`);
  expect(hostProblem(site, 2, '^20.1.0')).toContain(`asks for React ^20.1.0, and the host of ${url} has 19.3.`);
});
