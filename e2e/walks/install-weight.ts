import { execa } from 'execa';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/process';
import { expect } from '../src/test';

/** What docs/own-repository.md says of each program: how many packages it installs, and the megabytes of their files. */
const documented = {
  npm: /`npm install` adds (\d+) packages of (\d+) MB/,
  pnpm: /(\d+) packages of (\d+) MB come with pnpm/,
};

/** How each program says how many packages it has installed. */
const told = { npm: /added (\d+) packages/, pnpm: /^Packages: \+(\d+)$/m };

/**
 * Holds what docs/own-repository.md says of the packages of a generated repository against those that were just
 * installed. A figure may be three hundredths off, because packages of others get new versions.
 *
 * @param said what the program printed
 */
export async function isInstalledAsDocumented(
  by: keyof typeof documented,
  folder: string,
  said: string,
): Promise<void> {
  const text = await readFile(join(root, 'docs/own-repository.md'), 'utf8');
  const [, packages, megabytes] = documented[by].exec(text.replace(/\s+/g, ' ')) ?? [];
  const { stdout } = await execa('du', ['--summarize', '--apparent-size', '--block-size=MB', 'node_modules'], {
    cwd: folder,
  });
  const found = { packages: Number(told[by].exec(said)?.[1]), megabytes: Number.parseInt(stdout, 10) };
  console.log(`${by} installs ${found.packages} packages of ${found.megabytes} MB`);
  isNear(found.packages, Number(packages), `packages that ${by} installs`);
  isNear(found.megabytes, Number(megabytes), `megabytes that ${by} installs`);
}

function isNear(found: number, figure: number, what: string): void {
  expect(found, what).toBeGreaterThan(figure * 0.97);
  expect(found, what).toBeLessThan(figure * 1.03);
}
