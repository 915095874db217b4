import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstallPackages, installMissing, installPackages } from './packages';
import { findShells } from './shells';
import { findSystemd } from './systemd';
import { findTerraform } from './terraform';

let folder: string;
const { INSTALL, PATH } = process.env;

/** A program of this name is the first on the path, and notes what it is called with before it does something else. */
async function putOnPath(name: string, more = ''): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n${more}\n`);
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

describe('a program that is missing', () => {
  const report = jest.fn<void, [string]>();
  const rye = (isThere: () => boolean) =>
    installMissing({ name: 'Rye', packages: ['rye', 'rye-data'], isThere, untested: 'no bread was baked' }, report);
  beforeEach(() => report.mockReset());

  it('is installed once where that is allowed, and said to be untested where it is not, or does not work', async () => {
    expect(await rye(() => false)).toEqual(['no bread was baked: install rye and rye-data']);
    expect(report).not.toHaveBeenCalled();
    process.env.INSTALL = 'sudo';
    expect(await rye(() => false)).toEqual(['no bread was baked: install rye and rye-data']);
    expect(report.mock.calls).toEqual([['Installing Rye (once) …']]);
    expect(await readFile(join(folder, 'calls'), 'utf8')).toContain(
      'apt-get install -y --no-install-recommends rye rye-data',
    );
  });

  it('is neither installed nor told of once it is there', async () => {
    process.env.INSTALL = 'sudo';
    expect(await rye(() => true)).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  });

  it('may be a shell in which completion is tried, which has a package of its own', async () => {
    process.env.PATH = folder;
    await putOnPath('bash');
    expect(await findShells(report)).toEqual([
      'completion was not tried in zsh: install zsh',
      'completion was not tried in fish: install fish',
    ]);
    process.env.INSTALL = 'sudo';
    // What is installed is the last word of the command.
    await putOnPath('sudo', `for last; do :; done; : > "${folder}/$last"`);
    expect(await findShells(report)).toEqual([]);
    expect(report.mock.calls).toEqual([['Installing zsh (once) …'], ['Installing fish (once) …']]);
  });

  it('may be what judges the units of systemd, or Terraform, which has no package', async () => {
    process.env.PATH = folder;
    expect(await findSystemd(report)).toEqual([
      'the units of deploy/systemd were not judged by systemd: install systemd',
    ]);
    expect(findTerraform()).toEqual([expect.stringMatching(/^Terraform did not read deploy\/terraform: install it /)]);
    await putOnPath('systemd-analyze');
    await putOnPath('terraform');
    expect([...(await findSystemd(report)), ...findTerraform()]).toEqual([]);
  });
});
