import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';

/** In milliseconds. A request without any traffic for this long counts as lost. */
const silence = 30_000;

/** Names below `localhost` are this machine (RFC 6761). Browsers know that, and not every resolver does. */
const findHost: LookupFunction = (name, options, found) =>
  lookup(name.endsWith('.localhost') ? 'localhost' : name, options, found);

/** Sends one request, and resolves when the response begins. It rejects when there is no response. */
export type Send = (
  url: string | URL,
  options: Pick<http.RequestOptions, 'method' | 'headers' | 'signal'>,
  body?: Uint8Array,
) => Promise<http.IncomingMessage>;

/**
 * Makes a function that sends requests to one server over connections that stay open. A server may close such a
 * connection while the next request is on its way. A request that only reads is then sent again, over another one.
 *
 * @param address an address of the server
 * @param sideBySide how many requests are under way at the same time
 */
export function requestsTo(address: string, sideBySide = 16): Send {
  const transport = address.startsWith('https:') ? https : http;
  const agent = new transport.Agent({ keepAlive: true, maxSockets: sideBySide, lookup: findHost });
  const send: Send = (url, options, body) =>
    new Promise((answered, fail) => {
      const { method = 'GET' } = options;
      const sent = transport.request(url, { ...options, agent }, answered);
      sent.setTimeout(silence, () => sent.destroy(new Error(`no response after ${silence / 1000} seconds`)));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const isClosed = sent.reusedSocket && error.code === 'ECONNRESET';
        if (isClosed && (method === 'GET' || method === 'HEAD')) send(url, options, body).then(answered, fail);
        else fail(error);
      });
      sent.end(body);
    });
  return send;
}
