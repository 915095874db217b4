import { Option } from 'commander';
import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Refused } from '../domain/refused';
import { readSigningKey } from '../domain/signature';

const variable = 'FURROW_SIGNING_KEY';

/** Names the file that holds the team's private key. In CI, an environment variable may hold the key itself. */
export function keyOption(): Option {
  return new Option('--key <file>', `private key that signs the release; or the key itself in ${variable}`).env(
    `${variable}_FILE`,
  );
}

/** Whether the option names a file, or the environment has the key. */
export function hasKey(file: string | undefined): boolean {
  return file !== undefined || Boolean(process.env[variable]);
}

/**
 * Reads the key from the file that the option names, or else from the environment; `undefined` when neither is given.
 *
 * @throws Refused when there is no such file, or no key in it
 */
export async function signingKeyOf(file: string | undefined): Promise<KeyObject | undefined> {
  if (file === undefined) {
    const text = process.env[variable];
    return text ? readSigningKey(text, variable) : undefined;
  }
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Refused(
      'FUR-KEY-UNREADABLE',
      `Key file ${file} is missing or cannot be read. Create one with: release keygen ${file}`,
    );
  return readSigningKey(text, file);
}
