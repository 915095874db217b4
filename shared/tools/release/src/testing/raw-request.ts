import { request } from 'node:http';

/** What a server answers, with its headers as Node names them. */
export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends the path to a server of this machine as it is written: `fetch` would tidy it up first. */
export function rawRequest(
  server: { url: string },
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    request({ port: new URL(server.url).port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    })
      .on('error', fail)
      .end(body);
  });
}
