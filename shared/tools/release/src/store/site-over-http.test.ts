import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteOverHttp } from './site-over-http';

let server: Server;
let respond: (response: ServerResponse) => Promise<void>;
const read = () => siteOverHttp(`http://localhost:${(server.address() as AddressInfo).port}`).read('feed.atom');

beforeAll(async () => {
  server = createServer((_request, response) => void respond(response));
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends more than the buffers between server and command hold, so that the command has read of it when it is sent. */
const writePart = (response: ServerResponse) =>
  new Promise<void>((sent) => response.write(Buffer.alloc(50_000_000), () => sent()));

it('reads a file of 200 MB, and none that is a byte longer', async () => {
  const answers = (more: number) => async (response: ServerResponse) => {
    for (let count = 0; count < 4; count += 1) await writePart(response);
    response.end(Buffer.alloc(more));
  };
  respond = answers(0);
  expect((await read())?.bytes.length).toBe(200_000_000);
  respond = answers(1);
  await expect(read()).rejects.toThrow('/feed.atom answers with more than 200 MB.');
});

it.each([
  ['the answer begins', async () => undefined],
  ['all of it has arrived', (response: ServerResponse) => writePart(response)],
])('waits ten minutes for a file, and no longer, where they are over before %s', async (_when, begin) => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  respond = async (response) => {
    await begin(response);
    limit.abort();
  };
  await expect(read()).rejects.toThrow(/does not respond: \S+\/feed\.atom took longer than 10 minutes$/);
  expect(timeout.mock.calls).toEqual([[600_000]]);
  timeout.mockRestore();
});
