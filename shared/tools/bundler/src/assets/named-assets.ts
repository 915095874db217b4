import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Copies the assets that files of a release name, and that no build for browsers has written: the picture of a search
 * entry is on no page of its own remote.
 *
 * @param files the texts of the files, by path in the release; bytes name nothing
 * @param address with which the release's files are addressed, such as `/dao/1.0.0/`
 * @param built absolute path of the folder in which the build for Node has written all assets
 * @param release absolute path of the folder of the release
 */
export async function copyNamedAssets(
  files: Record<string, string | Uint8Array>,
  address: string,
  { built, release }: { built: string; release: string },
): Promise<void> {
  const texts = Object.values(files).filter((content) => typeof content === 'string');
  for (const asset of new Set(texts.flatMap((text) => namedIn(text, address)))) {
    if (existsSync(join(release, asset)) || !existsSync(join(built, asset))) continue;
    await mkdir(dirname(join(release, asset)), { recursive: true });
    await copyFile(join(built, asset), join(release, asset));
  }
}

function namedIn(text: string, address: string): string[] {
  return text
    .split(address)
    .slice(1)
    .flatMap((rest) => /^assets\/[^\s"'<>\\?#/]+/.exec(rest) ?? []);
}
