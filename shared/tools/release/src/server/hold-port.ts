import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that this process has, before it has something to serve there. */
export type HeldPort = { port: number; release(): Promise<void> };

/**
 * Takes a port before the work whose result is served there, so that a second command ends before it has changed
 * anything. Until the port is released, requests are answered with 503. A process whose work has failed ends all the
 * same.
 *
 * @param port `0` takes any free port
 * @throws Error of the system when the port is taken
 */
export async function holdPort(port: number, hostname?: string): Promise<HeldPort> {
  const server = createServer((request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5', 'Cache-Control': 'no-store' });
    response.end('The site is being made. Try again in a moment.\n');
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen({ port, host: hostname }, done);
  });
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    release: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
