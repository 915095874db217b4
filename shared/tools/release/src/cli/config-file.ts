import { checkWritten } from '@furrow/formats/written-file';
import type { Command, Option } from 'commander';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { optional, refine, strictObject, string, type infer as Infer } from 'zod/mini';
import { refusedAs } from '../domain/refused';
import { isBucketAddress } from '../store/bucket-access';
import { parseJson } from '../store/storage';
import { keyOption } from './signing-key';
import { toOption } from './team-site';
import { workspaceRoot } from './workspace';

/** The file of a repository with what would otherwise be typed with each command. */
export const configFile = 'furrow.config.json';

const text = string().check(refine((value) => value.trim() !== '', 'must not be empty'));

const configSchema = strictObject({
  $schema: optional(string()),
  /**
   * The address of the live site. Where no origin is named, commands are sent to it (`--to`), and what anybody may read
   * is read there (`--against`).
   */
  site: optional(
    string().check(
      refine(
        (value) => /^https?:/.test(value) && URL.canParse(value),
        'must be an address such as https://furrow.example',
      ),
    ),
  ),
  /** The folder or bucket of the site: `--origin`. */
  origin: optional(text),
  /** Who runs the commands: `--actor`. */
  team: optional(text),
  /** The file with the private key: `--key`. */
  key: optional(text),
});

type Config = Infer<typeof configSchema>;

/**
 * Gives a command what the file says and neither its arguments nor the environment do.
 *
 * @throws Refused when the file is not JSON, or when one of its fields is wrong
 */
export function applyConfig(program: Command, command: Command): void {
  const file = [process.cwd(), workspaceRoot()].map((folder) => join(folder, configFile)).find(existsSync);
  if (file === undefined) return;
  const { site, origin, team, key } = read(file);
  const inFolder = (path: string) => resolve(dirname(file), path);
  const isNamed = process.env.FURROW_ORIGIN !== undefined || program.getOptionValueSource('origin') === 'cli';
  if (origin !== undefined && !isNamed)
    program.setOptionValue('origin', isBucketAddress(origin) ? origin : inFolder(origin));
  if (team !== undefined && program.getOptionValueSource('actor') === undefined) program.setOptionValue('actor', team);
  // An option of the same name may mean something else, such as a file to write.
  const has = ({ flags }: Option) => command.options.some((option) => option.flags === flags);
  const isOpen = (option: Option) => has(option) && command.getOptionValueSource(option.attributeName()) === undefined;
  const hasKey = process.env.FURROW_SIGNING_KEY !== undefined;
  if (key !== undefined && !hasKey && isOpen(keyOption())) command.setOptionValue('key', inFolder(key));
  if (site === undefined) return;
  program.setOptionValue('site', site);
  const isAgainst = program.getOptionValueSource('against') !== undefined;
  if (origin !== undefined || isNamed || isAgainst) return;
  program.setOptionValue('addressOnly', site);
  if (isOpen(toOption())) command.setOptionValue('to', site);
}

function read(file: string): Config {
  return refusedAs('FUR-COMMAND-CONFIG', () =>
    checkWritten(configSchema, parseJson(readFileSync(file, 'utf8'), file), file),
  );
}
