import { appNameSchema, checkShape } from '@furrow/formats/check-shape';
import { array, minLength, record, refine, strictObject, string } from 'zod/mini';
import { ledgerFile, privateFolder } from '../domain/paths';
import { Refused } from '../domain/refused';
import { isPublicKey, type Teams } from '../domain/signature';
import { readLedger } from './ledger-file';
import { readJson, type Storage } from './storage';

export const teamsFile = `${privateFolder}/teams.json`;

const teamsSchema = record(
  string(),
  strictObject({
    apps: array(appNameSchema),
    keys: array(string().check(refine(isPublicKey, 'must be a public key as "release keygen" prints it'))).check(
      minLength(1, 'must hold a public key'),
    ),
  }),
);

/**
 * The teams of the site and their keys; `undefined` when the site names none, and takes releases of anybody.
 *
 * @throws Refused when the ledger says that the site names teams, and the file is gone
 * @throws Error that names the field of the file which is wrong
 */
export async function readTeams(storage: Storage): Promise<Teams | undefined> {
  const stored = await readJson(storage, teamsFile);
  if (stored !== undefined) return checkShape(teamsSchema, stored, teamsFile);
  if ((await readLedger(storage)).namesTeams)
    throw new Refused(
      `${teamsFile} is missing, and by ${ledgerFile} this site names its teams. Bring the file back; a site that names none any more says: release repair --without-teams`,
    );
  return undefined;
}
