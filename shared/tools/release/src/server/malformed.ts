import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** What a visitor reads whose cookies are too long. `deploy/nginx/furrow.conf` answers with the same text. */
const tooLong =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Load the page again</title>' +
  '<p>Your browser sent more cookies than this site reads. The site needs none, so they have been deleted. ' +
  '<a href="">Load the page again</a></p></html>';

/**
 * Answers what is no request that the server can read. Headers that are too long are nearly always cookies, which code
 * of a page has set. They would be sent with every visit for a year, whatever is rolled back, so the browser deletes
 * them.
 */
export function refuseMalformed({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = status === 431 ? tooLong : '';
  const headers = {
    ...(status === 431 && { 'Clear-Site-Data': '"cookies"', 'Content-Type': 'text/html;charset=utf-8' }),
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
