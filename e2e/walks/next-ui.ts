import { execa } from 'execa';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Packs the next minor of `@furrow/ui`: its number input exports `isWhole` as well, which no host has yet.
 *
 * @param archive the packed package
 * @param folder an empty folder, in which the next one is made
 * @returns the archive of the next minor
 */
export async function packNextUi(archive: string, folder: string): Promise<string> {
  await execa('tar', ['-xzf', archive, '-C', folder]);
  const change = async (file: string, to: (text: string) => string) => {
    const path = join(folder, 'package', file);
    await writeFile(path, to(await readFile(path, 'utf8')));
  };
  const { version } = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8')) as { version: string };
  const [major, minor] = version.split('.').map(Number);
  const next = `${major}.${(minor ?? 0) + 1}.0`;
  await change('package.json', (text) => text.replace(`"version": "${version}"`, `"version": "${next}"`));
  await change('exports.json', (text) => {
    const record = JSON.parse(text) as Record<string, object>;
    const name = '@furrow/ui/antd/input-number';
    return JSON.stringify({ ...record, [name]: { ...record[name], isWhole: { since: next } } });
  });
  const input = 'dist/antd/input-number';
  await change(`${input}.js`, (text) => `${text}export const isWhole = (days) => Number.isInteger(days);\n`);
  await change(`${input}.d.ts`, (text) => `${text}export declare const isWhole: (days: unknown) => boolean;\n`);
  const packed = join(folder, `ui-${next}.tgz`);
  await execa('tar', ['-czf', packed, '-C', folder, 'package']);
  return packed;
}
