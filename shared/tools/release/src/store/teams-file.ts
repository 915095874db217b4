import { appNameSchema } from '@furrow/formats/check-shape';
import { checkWritten } from '@furrow/formats/written-file';
import { array, int, maximum, minimum, optional, record, refine, regex, strictObject, string } from 'zod/mini';
import type { Ledger } from '../domain/ledger';
import { ledgerFile, teamsFile } from '../domain/paths';
import { Refused, refusedAs } from '../domain/refused';
import { givenTwice, isPublicKey, type Teams, untrustedOf } from '../domain/signature';
import { isPlaceName } from '../domain/view';
import { LastParsed } from './last-parsed';
import { parseJson, textOf, type OriginStorage } from './storage';

const teamsSchema = record(
  string(),
  strictObject({
    apps: array(appNameSchema),
    // A team without keys is one whose only key was stolen: what that key signed is no longer trusted.
    keys: array(string().check(refine(isPublicKey, 'must be a public key as "release keygen" prints it'))),
    routes: optional(array(string().check(regex(/^\/\S*$/, 'must be a pattern such as /governance/*')))),
    promotes: optional(array(string().check(refine(isPlaceName, 'must be "live", or an environment such as staging')))),
    canaries: optional(int().check(minimum(1), maximum(99))),
  }),
);

const parsed = new LastParsed((bytes): Teams => {
  const teams = refusedAs('FUR-TEAM-FILE', () =>
    checkWritten(teamsSchema, parseJson(textOf(bytes), teamsFile), teamsFile),
  );
  const problem = givenTwice(teams);
  if (problem !== undefined) throw new Refused('FUR-TEAM-FILE', problem);
  return teams;
});

/**
 * The teams of the site and their keys, or `undefined` when the site names none and accepts releases from anybody.
 *
 * @throws Refused when the ledger says that the site names teams and the file is missing, when a field of the file is
 *   wrong, or when a path is reserved for two teams
 */
export async function readTeams(
  storage: Pick<OriginStorage, 'read'>,
  { namesTeams }: Pick<Ledger, 'namesTeams'>,
): Promise<Teams | undefined> {
  const file = await storage.read(teamsFile);
  if (file) return parsed.of(file.bytes);
  if (namesTeams)
    throw new Refused(
      'FUR-TEAM-FILE-MISSING',
      `${teamsFile} is missing, but according to ${ledgerFile} this site has teams. Restore the file. If the site no longer has teams, run: release repair --without-teams`,
    );
  return undefined;
}

/**
 * The teams for a command that changes what visitors get.
 *
 * @throws Refused also when the file is new and live versions have no valid signature by it, because from then on their
 *   pages could not change
 */
export async function acceptTeams(storage: Pick<OriginStorage, 'read'>, ledger: Ledger): Promise<Teams | undefined> {
  const teams = await readTeams(storage, ledger);
  // A site that is read over HTTP has no revision, and its operator has accepted the file there.
  if (!teams || ledger.namesTeams || ledger.revision === 0) return teams;
  const untrusted = untrustedOf(teams, ledger);
  if (untrusted.length === 0) return teams;
  throw new Refused(
    'FUR-TEAM-UNSIGNED-LIVE',
    `${teamsFile} is new, and these live versions have no valid signature by it: ${untrusted.join(', ')}. Their pages could not change anymore, so nothing was done. Each team signs its own with: release sign --all --key <file>. Until then, move ${teamsFile} away.`,
  );
}
