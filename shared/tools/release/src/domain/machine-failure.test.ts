import { createServer } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineFailure } from './machine-failure';

const thrownBy = (work: () => Promise<unknown>) =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );
const failure = (code: string, others: object = {}) => Object.assign(new Error(code), { code, ...others });

describe('what fails on a machine is said in words', () => {
  it('a port that is taken, with another one that may be free', async () => {
    const first = createServer().listen(0);
    const { port } = first.address() as { port: number };
    const second = createServer().listen(port);
    const error = await new Promise((failed) => second.once('error', failed));
    first.close();
    expect(machineFailure(error)).toBe(
      `port ${port} is in use. Stop whatever is using it, or choose another port: PORT=${port + 1}, or --port ${port + 1} with a command`,
    );
  });

  it('an address at which nothing listens, whatever wraps the error', async () => {
    const server = createServer().listen(0);
    const { port } = server.address() as { port: number };
    await new Promise((closed) => server.close(closed));
    const error = await thrownBy(() => fetch(`http://localhost:${port}`));
    expect(machineFailure(new Error('outer', { cause: error }))).toMatch(
      new RegExp(`^nothing listens at \\S+:${port}$`),
    );
  });

  it('a file that is missing, and a folder in its place', async () => {
    const missing = join(tmpdir(), 'no-such-folder', 'file');
    expect(machineFailure(await thrownBy(() => readFile(missing)))).toBe(`there is no ${missing}`);
    expect(machineFailure(await thrownBy(() => writeFile(tmpdir(), '')))).toBe(`${tmpdir()} is a folder`);
  });

  it.each([
    [failure('EADDRNOTAVAIL', { address: '10.0.0.1', port: 80 }), 'this machine has no address 10.0.0.1:80'],
    [failure('ECONNREFUSED', { address: '10.0.0.1', port: 80 }), 'nothing listens at 10.0.0.1:80'],
    [failure('ECONNRESET'), 'the connection was cut'],
    [failure('ENOTFOUND', { hostname: 'furrow.exmple' }), 'no host is called furrow.exmple'],
    [
      failure('EAI_AGAIN', { hostname: 'furrow.example' }),
      'the name furrow.example cannot be looked up. Is this machine connected',
    ],
    [failure('ETIMEDOUT', { address: '10.0.0.1', port: 443 }), 'nothing answered at 10.0.0.1:443 in time'],
    [failure('EHOSTUNREACH', { address: '10.0.0.1', port: 443 }), 'no way leads to 10.0.0.1:443'],
    [failure('ENETUNREACH', { address: '10.0.0.1', port: 443 }), 'no network leads to 10.0.0.1:443'],
    [failure('ENOSPC', { path: '/srv/x' }), 'the disk with /srv/x is full'],
    [failure('EDQUOT', { path: '/srv/x' }), 'this user may store no more on the disk with /srv/x'],
    [failure('EROFS', { path: '/srv/x' }), '/srv/x is on a disk that is read-only'],
    [failure('EACCES', { path: '/srv/x', syscall: 'open' }), 'this user may not open /srv/x'],
    [failure('EACCES', { port: 80, syscall: 'listen' }), 'this user may not listen on port 80. Choose one above 1023'],
    [failure('EPERM', { path: '/srv/x', syscall: 'unlink' }), 'this user may not unlink /srv/x'],
    [failure('ENOTDIR', { path: '/srv/x' }), '/srv/x lies in a file, not in a folder'],
    [failure('ENAMETOOLONG', { path: '/srv/x' }), 'a name in /srv/x is longer than this disk can hold'],
    [failure('EMFILE'), 'this process may open no more files. Raise the limit: ulimit -n 4096'],
    [failure('ENFILE'), 'this machine may open no more files'],
    [failure('ENOMEM'), 'this machine has no memory left'],
    [failure('CERT_HAS_EXPIRED'), 'the certificate has expired, or the clock of this machine is wrong'],
    [failure('ERR_TLS_CERT_ALTNAME_INVALID'), 'the certificate is that of another host'],
    [failure('ERR_SSL_WRONG_VERSION_NUMBER'), 'the address speaks no TLS. Is it http:// instead of https://'],
    [failure('EPROTO'), 'the address speaks no TLS. Is it http:// instead of https://'],
    ...[
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_GET_ISSUER_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    ].map((code): [Error, string] => [
      failure(code),
      `this machine does not trust the certificate (${code}). Is a proxy in between, then name the file of its certificate in NODE_EXTRA_CA_CERTS`,
    ]),
  ])('%# %j', (error, said) => {
    expect(machineFailure(error)).toBe(said);
  });

  it('a host of which no address answers, by the first address', () => {
    const attempts = ['10.0.0.1', '10.0.0.2'].map((address) => failure('ECONNREFUSED', { address, port: 80 }));
    const error = Object.assign(new AggregateError(attempts), { code: 'ECONNREFUSED' });
    expect(machineFailure(error)).toBe('nothing listens at 10.0.0.1:80');
  });

  it('leaves what a program says itself to the program', () => {
    expect(machineFailure(new Error('shop@1.0.0 does not fit'))).toBeUndefined();
    expect(machineFailure('text')).toBeUndefined();
  });
});
