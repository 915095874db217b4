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
    [failure('ENOSPC', { path: '/srv/x' }), 'the disk with /srv/x is full'],
    [failure('EROFS', { path: '/srv/x' }), '/srv/x is on a disk that is read-only'],
    [failure('ENAMETOOLONG', { path: '/srv/x' }), 'a name in /srv/x is longer than this disk can hold'],
    [failure('EACCES', { path: '/srv/x', syscall: 'open' }), 'this user may not open /srv/x'],
    [failure('EACCES', { port: 80, syscall: 'listen' }), 'this user may not listen on port 80. Choose one above 1023'],
    [failure('ENOTFOUND', { hostname: 'furrow.exmple' }), 'no host is called furrow.exmple'],
    [failure('ETIMEDOUT', { address: '10.0.0.1', port: 443 }), 'nothing answered at 10.0.0.1:443 in time'],
    [
      failure('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
      'this machine does not trust the certificate (UNABLE_TO_VERIFY_LEAF_SIGNATURE). Is a proxy in between, then name the file of its certificate in NODE_EXTRA_CA_CERTS',
    ],
  ])('%# %j', (error, said) => {
    expect(machineFailure(error)).toBe(said);
  });

  it('leaves what a program says itself to the program', () => {
    expect(machineFailure(new Error('shop@1.0.0 does not fit'))).toBeUndefined();
    expect(machineFailure('text')).toBeUndefined();
  });
});
