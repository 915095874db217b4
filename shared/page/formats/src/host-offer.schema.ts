import { array, int, looseObject, optional, record, string, unknown } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checkShape, expectFormat, versionSchema } from './check-shape';
import type { Release } from './release.schema';

/** The file of a site that tells teams what its live host offers to their remotes, and what the site demands of them. */
export const hostOfferFile = 'host.json';

/** Raised when a reader of the format before would misunderstand the file. */
const hostOfferFormat = 1;

const hostOfferSchema = looseObject({
  format: int(),
  /** The live version of the host. */
  version: versionSchema,
  /** The versions of the contract that the host speaks. */
  speaks: array(int()),
  /** What the host can do beyond the contract, by name. */
  capabilities: array(string()),
  /** Major and minor of React. */
  react: string(),
  /** The packages that the host shares with remotes, by share key, with their versions. */
  shared: record(string(), versionSchema),
  /** The names of the menus to which a remote can add links. */
  menus: array(string()),
  /** What pages may weigh in bytes after brotli, by kind of page; absent where the site has no budgets. */
  budgets: optional(record(string(), unknown())),
});

export type HostOffer = Infer<typeof hostOfferSchema>;

/** The offer of a host, from its release and the budgets of the site. */
export function hostOfferOf(
  { version, contract, speaks = [contract], capabilities = [], react, shared, menus = [] }: Release,
  budgets: HostOffer['budgets'],
): HostOffer {
  const versions = Object.entries(shared).flatMap(([key, known]) =>
    known.version === undefined ? [] : [[key, known.version] as const],
  );
  return {
    format: hostOfferFormat,
    version,
    speaks,
    capabilities,
    react,
    shared: Object.fromEntries(versions),
    menus,
    ...(budgets && { budgets }),
  };
}

/** @throws Error that names the field that is wrong, or says that the file has a newer format */
export function parseHostOffer(value: unknown): HostOffer {
  expectFormat(value, hostOfferFormat, hostOfferFile);
  return checkShape(hostOfferSchema, value, hostOfferFile);
}
