import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstallPackages, installPackages } from './packages';

let folder: string;
const { INSTALL, PATH } = process.env;

/** A program of this name is the first on the path, and notes what it is called with. */
async function putOnPath(name: string): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n`);
  await chmod(file, 0o755);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
  process.env.PATH = `${folder}:${PATH}`;
  delete process.env.INSTALL;
  await putOnPath('apt-get');
  await putOnPath('sudo');
  jest.spyOn(process, 'getuid').mockReturnValue(1000);
});
afterEach(async () => {
  process.env.PATH = PATH;
  if (INSTALL === undefined) delete process.env.INSTALL;
  else process.env.INSTALL = INSTALL;
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('installs nothing for somebody who is not root and has not said so', () => {
  expect(canInstallPackages()).toBe(false);
  process.env.INSTALL = 'sudo';
  expect(canInstallPackages()).toBe(true);
  process.env.PATH = join(folder, 'empty');
  expect(canInstallPackages()).toBe(false);
});

it('installs by sudo, which must not ask for a password, and asks for the lists of packages once', async () => {
  await installPackages(['nginx']);
  await installPackages(['prometheus', 'time']);
  const apt = 'sudo --non-interactive env DEBIAN_FRONTEND=noninteractive SYSTEMD_OFFLINE=1 apt-get';
  expect((await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')).toEqual([
    `${apt} update`,
    `${apt} install -y --no-install-recommends nginx`,
    `${apt} install -y --no-install-recommends prometheus time`,
  ]);
});
