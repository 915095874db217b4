import { array, int, looseObject, optional, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { appNameSchema, checkShape, expectFormat } from './check-shape';
import { languageSchema } from './languages';
import { slotSettingsSchema } from './slot.schema';

/** The file of a site that says to everybody what documents and their checks depend on: its settings without what is private. */
export const publicSiteFile = 'site.json';

/** Raised when a reader of the format before would misunderstand the file. */
export const publicSiteFormat = 1;

/** The settings of a site that everybody may know. */
export const publicSiteSchema = looseObject({
  format: int(),
  /** The public address of the site, without a trailing slash. */
  url: string(),
  /** The languages of the site, that of the sources first; absent where it is English alone. */
  languages: optional(array(languageSchema)),
  /**
   * Absent where the site allows no overrides. Readers of before look in it for origins of other versions; it names none.
   */
  overrides: optional(array(string())),
  /** The app that may have each proof of owning the domain, by address or by name of a meta element. */
  proofs: optional(record(string(), appNameSchema)),
  /** Who may fill which slots, and what stands in them beyond that; absent where the settings say nothing about slots. */
  slots: optional(slotSettingsSchema),
  /** The registry with the packages of the site, for repositories of teams; absent where it is the public one. */
  packages: optional(string()),
  /** The address of previews, with a `*` in the place of their names; absent where the site has none. */
  previews: optional(string()),
  /** The environment in which a release has to be before it goes live; absent where a release needs none. */
  staging: optional(string()),
  /** The percentage of page views from which browsers report; absent where they report from all. */
  reportShare: optional(int()),
  /** The teams by name: the apps that each may release, and its public keys; absent where the site names none. */
  teams: optional(record(string(), looseObject({ apps: array(appNameSchema), keys: array(string()) }))),
});

export type PublicSite = Infer<typeof publicSiteSchema>;

/** @throws Error that names the field that is wrong, or says that the file has a newer format */
export function parsePublicSite(value: unknown): PublicSite {
  expectFormat(value, publicSiteFormat, publicSiteFile);
  return checkShape(publicSiteSchema, value, publicSiteFile);
}
