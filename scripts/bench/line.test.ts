import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeCertificate, openLine, untilQuiet, type Line } from './line';

const bytes = randomBytes(300_000);
let server: Server;
let line: Line;
let session: ClientHttp2Session;

beforeEach(async () => {
  server = createServer(({ url = '' }, response) => response.end(bytes.subarray(0, Number(url.slice(1)))));
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  const certificate = await makeCertificate();
  const options = { down: 2_000_000, up: 2_000_000, roundTrip: 20, queue: 20 };
  line = await openLine(`http://localhost:${port}`, certificate, options);
  // A browser takes as much as a server sends.
  session = connect(line.url, { ca: certificate.cert, settings: { initialWindowSize: 6_000_000 } });
});
afterEach(async () => {
  session.destroy();
  await line.close();
  server.close();
});

/** Asks for so many bytes, and resolves with them when the last one is there. */
async function get(size: number, priority: string): Promise<Buffer> {
  const stream = session.request({ ':path': `/${size}`, priority });
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');

test('what arrives over the line is what the server sent, and every byte is counted', async () => {
  expect(hash(await get(bytes.length, 'u=3'))).toBe(hash(bytes));
  expect(line.received()).toBeGreaterThan(bytes.length);
});

test.each([
  ['an urgent response overtakes one that was asked for before', ['u=4', 'u=1'], [1, 0]],
  ['of equally urgent responses the one that was asked for first comes first', ['u=3', 'u=3'], [0, 1]],
])('%s', async (_, priorities, expected) => {
  const order: number[] = [];
  await Promise.all(
    priorities.map(async (priority, index) => {
      await get(bytes.length - index * 100_000, priority);
      order.push(index);
    }),
  );
  expect(order).toEqual(expected);
});

test('the line is quiet when the last byte of a response has arrived, and not before', async () => {
  let isComplete = false;
  // At two megabytes a second, 2.4 of them take longer than the half second that counts as quiet.
  const responses = Promise.all(Array.from({ length: 8 }, () => get(bytes.length, 'u=3'))).then(() => {
    isComplete = true;
  });
  await untilQuiet(line);
  expect(isComplete).toBe(true);
  await responses;
});
