import { connect } from 'node:net';

export type RawRequest = { path: string; method?: string; headers?: Record<string, string> };
export type RawAnswer = { status: number; headers: Map<string, string>; body: Buffer };

/**
 * Sends the request byte by byte as it is written, because every HTTP client of Node normalizes a path or refuses it.
 */
export function rawRequest(url: string, { path, method = 'GET', headers = {} }: RawRequest): Promise<RawAnswer> {
  const lines = Object.entries({ Host: 'site.test', ...headers, Connection: 'close' });
  const text = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n',
  );
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', fail);
    socket.on('end', () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf('\r\n\r\n');
      const [line = '', ...fields] = answer.subarray(0, end).toString('latin1').split('\r\n');
      const pairs = fields.map((field): [string, string] => {
        const at = field.indexOf(':');
        return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()];
      });
      done({ status: Number(line.split(' ')[1]), headers: new Map(pairs), body: answer.subarray(end + 4) });
    });
  });
}
