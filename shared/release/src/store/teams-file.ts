import { appNameSchema, checkShape } from '@furrow/formats/check-shape';
import { array, minLength, record, refine, strictObject, string } from 'zod/mini';
import { privateFolder } from '../domain/paths';
import { isPublicKey, type Teams } from '../domain/signature';
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
 * @throws Error that names the field of the file which is wrong
 */
export async function readTeams(storage: Storage): Promise<Teams | undefined> {
  const stored = await readJson(storage, teamsFile);
  return stored === undefined ? undefined : checkShape(teamsSchema, stored, teamsFile);
}
