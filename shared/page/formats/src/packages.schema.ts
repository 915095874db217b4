import { array, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checkShape } from './check-shape';

/** The file of a release that lists the installed packages its code was built from. No page loads it. */
export const packagesFile = 'packages.json';

/** The versions of each package, by its name. */
const packagesSchema = record(string(), array(string()));

export type Packages = Infer<typeof packagesSchema>;

/** @throws Error that names the field that is wrong */
export const parsePackages = (value: unknown, what: string): Packages => checkShape(packagesSchema, value, what);
