import { type IncomingMessage, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { verify } from '../check/verify';
import { toJson } from '../domain/json';
import { teamsFile } from '../domain/paths';
import { commandPath, readCommand, uploadLimits, writeCommand } from '../domain/team-command';
import type { CommandLimits } from '../server/team-commands';
import { readView } from '../testing/ledger';
import {
  ask,
  buildOf,
  filesNow,
  headersOf,
  live,
  pairs,
  post,
  publishing,
  serve,
  server,
  storage,
  teams,
  told,
  beginWithTeamSite,
} from '../testing/team-site';

beginWithTeamSite();

describe('a body', () => {
  const files = async () => new Map([...(await buildOf('shop'))]);

  it.each([
    '../../.furrow/teams.json',
    '/etc/passwd',
    'a/../../b.js',
    '..',
    'a//b.js',
    'a\\b.js',
    'a\0.js',
    './a.js',
    '',
  ])('with a file named %j stores nothing', async (path) => {
    const listed = new Map([...(await files()), [path, Buffer.from('{}')]]);
    const before = await filesNow();
    const body = publishing(listed, 'market');
    expect(await post(body)).toMatchObject({
      status: 422,
      refused: expect.stringMatching(
        /its file .* (?:does not have a valid path|has a backslash or a control character)/,
      ),
    });
    expect(await filesNow()).toEqual(before);
  });

  it.each<[string, Partial<CommandLimits>, number, string]>([
    ['more files', { files: 3 }, 422, 'files, but this site accepts at most 3.'],
    ['a larger file', { file: 50 }, 422, 'bytes, and a file may have 50.'],
    ['more bytes', { release: 500 }, 413, 'bytes, and this site takes 500 at most.'],
  ])('with %s than the site takes stores nothing', async (_, limits, status, refused) => {
    await serve(limits);
    const before = await filesNow();
    expect(await post(publishing(await files(), 'market'))).toMatchObject({
      status,
      refused: expect.stringContaining(refused),
    });
    expect(await filesNow()).toEqual(before);
  });

  it('of a stranger, or one that is too large, is not read', async () => {
    await serve({ release: 500 });
    const body = publishing(await files(), 'market');
    for (const [signer, status] of [
      ['stranger', 401],
      ['market', 413],
    ] as const) {
      const request = httpRequest(new URL(commandPath, server.url), {
        method: 'POST',
        headers: { ...headersOf(body, { signer }), Expect: '100-continue' },
      });
      let isWanted = false;
      request.on('continue', () => (isWanted = true));
      const response = await new Promise<IncomingMessage>((answered) => {
        request.on('response', answered);
        request.flushHeaders();
      });
      expect([response.statusCode, isWanted]).toEqual([status, false]);
      request.destroy();
    }
  });

  it('that is longer than it says is no part of the release, nor another request', async () => {
    const body = publishing(await files(), 'market');
    const { port } = new URL(server.url);
    const head = Object.entries({ Host: `localhost:${port}`, ...headersOf(body) }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const socket = connect(Number(port), 'localhost');
    socket.write([`POST ${commandPath} HTTP/1.1`, ...head, '', ''].join('\r\n'));
    socket.end(Buffer.concat([body, Buffer.from('and more')]));
    // What is too much is no HTTP, which may end the connection before the first answer is written.
    expect(await text(socket)).toMatch(/HTTP\/1\.1 400 /);
    await server.close();
    expect((await verify(storage)).problems).toEqual([]);
    expect(told).toHaveLength(1);
  });

  it('that breaks off leaves nothing, and can be sent again', async () => {
    const body = publishing(await files(), 'market', { promote: true });
    const before = await filesNow();
    const request = httpRequest(new URL(commandPath, server.url), { method: 'POST', headers: headersOf(body) });
    request.on('error', () => undefined);
    await new Promise<void>((sent) => request.write(body.subarray(0, 100), () => sent()));
    request.destroy();
    // The server is asked until it has noticed.
    while (!told.some((line) => line.includes(' market refused: '))) await ask({ command: 'status' }, 'council');
    expect(await filesNow()).toEqual(before);
    expect((await post(body)).status).toBe(200);
    expect(await live()).toBe('1.0.0');
  });

  it('whose key is taken out while it is on its way changes nothing', async () => {
    const body = publishing(await files(), 'market');
    const request = httpRequest(new URL(commandPath, server.url), { method: 'POST', headers: headersOf(body) });
    const isAsked = new Promise<void>((asked) => request.on('continue', asked));
    request.setHeader('Expect', '100-continue');
    request.flushHeaders();
    // The server asks for the body once it has looked at who signed the headers.
    await isAsked;
    await storage.write(teamsFile, toJson({ ...teams, market: { apps: ['shop'], keys: [pairs.stranger.publicKey] } }));
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      request.on('response', answered).on('error', failed);
      request.end(body);
    });
    expect([response.statusCode, await text(response)]).toEqual([
      401,
      expect.stringContaining('does not belong to any team of this site'),
    ]);
    expect((await readView(storage)).microFrontends['shop']).toBeUndefined();
  });

  it('that does not come in time is waited for no longer', async () => {
    await serve({ maxWait: 20 });
    const body = publishing(await files(), 'market');
    const request = httpRequest(new URL(commandPath, server.url), { method: 'POST', headers: headersOf(body) });
    request.on('error', () => undefined);
    const response = await new Promise<IncomingMessage>((answered) => {
      request.on('response', answered);
      request.write(body.subarray(0, 100));
    });
    expect(response.statusCode).toBe(408);
    expect(await text(response)).toContain('took longer than 0.02 seconds. Try again.');
    request.destroy();
  });

  it.each(['', ' ', 'one\ntwo', 'x'.repeat(1001)])('with the reason %j is no command', (reason) => {
    const body = writeCommand({ command: 'rollback', app: 'shop', reason });
    expect(() => readCommand(body, uploadLimits)).toThrow('reason must be one line of at most 1000 characters');
  });

  it('whatever it holds, is a command with its own files or none at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => readCommand(Buffer.from(bytes), uploadLimits)).toThrow();
      }),
    );
    const contents = fc.dictionary(fc.stringMatching(/^[a-z/.]{1,9}$/), fc.uint8Array({ maxLength: 50 }));
    fc.assert(
      fc.property(contents, fc.integer({ min: -60, max: 60 }), (given, difference) => {
        const listed = new Map(Object.entries(given));
        const body = writeCommand({ command: 'publish', signature: 'x', commit: null }, listed);
        const { files: read } = readCommand(body, uploadLimits);
        expect([...read].map(([path, bytes]) => [path, [...bytes]])).toEqual(
          [...listed].map(([path, bytes]) => [path, [...bytes]]),
        );
        const total = [...listed.values()].reduce((sum, { length }) => sum + length, 0);
        const cut =
          difference < 0
            ? body.subarray(0, body.length - Math.min(-difference, total))
            : Buffer.concat([body, Buffer.alloc(difference)]);
        if (cut.length !== body.length) expect(() => readCommand(cut, uploadLimits)).toThrow('bytes of files, but');
      }),
    );
  });
});
