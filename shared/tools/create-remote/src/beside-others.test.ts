import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginRepository, freePortFrom } from './beside-others';
import { expectFree } from './write-repository';

const listen = (port: number) =>
  new Promise<Server>((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(port, 'localhost', () => done(server));
  });

it('takes a port at which nothing listens, so that remotes are developed side by side', async () => {
  const other = await listen(0);
  const { port } = other.address() as AddressInfo;
  const free = await freePortFrom(port);
  expect(free).toBeGreaterThan(port);
  (await listen(free)).close();
  other.close();
});

describe('a new repository', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'begin-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is one of git, with the branch that the workflows name', () => {
    beginRepository(folder);
    expect(readFileSync(join(folder, '.git/HEAD'), 'utf8').trim()).toBe('ref: refs/heads/main');
  });

  it('is part of the repository in which it lies', () => {
    expect(spawnSync('git', ['init', '--quiet'], { cwd: folder }).status).toBe(0);
    const inside = join(folder, 'remotes/calendar');
    mkdirSync(inside, { recursive: true });
    beginRepository(inside);
    expect(existsSync(join(inside, '.git'))).toBe(false);
  });
});

it('is not written over what is there', () => {
  expect(() => expectFree('package.json')).toThrow('package.json already exists. Choose another name, or move it.');
});
