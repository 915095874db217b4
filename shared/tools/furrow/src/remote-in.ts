import { Refused } from '@furrow/release/domain/refused';
import { parseJson } from '@furrow/release/store/storage';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The name of the remote whose repository a folder is.
 *
 * @param needed scripts that its package.json must have
 * @throws Refused when there is none, and Error when its package.json is not valid JSON
 */
export async function remoteIn(folder: string, needed: readonly string[] = []): Promise<string> {
  const manifest = join(folder, 'package.json');
  const { name, scripts = {} } = existsSync(manifest)
    ? (parseJson(await readFile(manifest, 'utf8'), manifest) as { name?: string; scripts?: Record<string, string> })
    : {};
  if (name === undefined || !existsSync(join(folder, 'rspack.config.ts')))
    throw new Refused(
      'FUR-REMOTE-NONE-HERE',
      `${folder} is not the repository of a remote. Run this in the folder with its package.json and rspack.config.ts.`,
    );
  const missing = needed.filter((script) => !scripts[script]);
  if (missing.length === 0) return name;
  throw new Refused(
    'FUR-REMOTE-SCRIPT-MISSING',
    `package.json has no script ${missing.map((script) => `"${script}"`).join(', ')}. In the workspace of the site, run: pnpm check ${name}`,
  );
}
