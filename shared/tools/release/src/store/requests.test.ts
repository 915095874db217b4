import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { requestsTo } from './requests';

/** A server that closes a connection as soon as a second request comes over it, as one does that had waited too long. */
let server: Server;
let asked: string[];

beforeEach(async () => {
  asked = [];
  const known = new Set<Socket>();
  server = createServer((request, response) => {
    asked.push(request.method ?? '');
    if (known.has(request.socket)) return request.socket.destroy();
    known.add(request.socket);
    response.end('here');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;

it.each(['GET', 'HEAD'])('sends a %s again when the server has closed the connection that was kept', async (method) => {
  const send = requestsTo(address(), 1);
  await text(await send(address(), {}));
  expect(await send(address(), { method })).toMatchObject({ statusCode: 200 });
  expect(asked).toEqual(['GET', method, method]);
});

it('repeats nothing that changes something, and nothing over a connection that was new', async () => {
  const send = requestsTo(address(), 1);
  await text(await send(address(), {}));
  await expect(send(address(), { method: 'PUT' }, Buffer.from('text'))).rejects.toThrow(/socket hang up|ECONNRESET/);
  expect(asked).toEqual(['GET', 'PUT']);
  server.removeAllListeners('request');
  server.on('request', ({ method, socket }) => {
    asked.push(method ?? '');
    socket.destroy();
  });
  await expect(send(address(), {})).rejects.toThrow(/socket hang up|ECONNRESET/);
  expect(asked).toEqual(['GET', 'PUT', 'GET']);
});
