import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchPage } from './watch.inline';

/**
 * A proxy in front of the site in which a test can delay files or let them fail. Not every engine can do that on
 * its own.
 */
export type Gate = {
  url: string;
  /** Delays files until the returned function is called. */
  hold(files: RegExp): () => void;
  /** Lets requests for files fail until the returned function is called. */
  refuse(files: RegExp): () => void;
  close(): Promise<void>;
};

const watcher = `(${watchPage.toString()})()`;
const watcherHash = `'sha256-${createHash('sha256').update(watcher).digest('base64')}'`;

/** Adds {@link watchPage} to every document, and a policy that allows it. */
export async function openGate(site: string): Promise<Gate> {
  const held = new Map<RegExp, Promise<void>>();
  const refused = new Set<RegExp>();

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = async () => {
      if ([...refused].some((files) => files.test(path))) return response.destroy();
      await Promise.all([...held].flatMap(([files, released]) => (files.test(path) ? [released] : [])));
      const { status, headers, body } = await ask(site + path);
      response.writeHead(status, headers).end(body);
    };
    // A page that the browser has left accepts no response.
    void answer().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(files) {
      const { promise, resolve } = withResolvers();
      held.set(files, promise);
      return () => {
        held.delete(files);
        resolve();
      };
    },
    refuse(files) {
      refused.add(files);
      return () => void refused.delete(files);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function ask(url: string): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const answer = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries(answer.headers);
  const body = Buffer.from(await answer.arrayBuffer());
  // The body is no longer compressed.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag']) delete headers[name];
  if (!headers['content-type']?.startsWith('text/html')) return { status: answer.status, headers, body };
  const policy = headers['content-security-policy'] ?? '';
  return {
    status: answer.status,
    headers: { ...headers, 'content-security-policy': policy.replace('script-src ', `script-src ${watcherHash} `) },
    body: Buffer.from(body.toString('utf8').replace('<head>', `<head><script>${watcher}</script>`)),
  };
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
