import { discoveryPath } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { checkShape } from '@furrow/formats/check-shape';
import { formatVersionName } from '@furrow/formats/release-name';
import { array, enum as oneOf, looseObject, optional, string } from 'zod/mini';
import { toJson } from '../domain/json';
import { emptyLedger, type Ledger } from '../domain/ledger';
import { ledgerFromEntries } from '../domain/ledger-from-entries';
import { ledgerFile, liveAddress, viewAddress } from '../domain/paths';
import { Refused } from '../domain/refused';
import { asLiveExcept, isEnded } from '../domain/view';
import { storedFile } from '../store/etag';
import { readJson, type OriginStorage } from '../store/storage';

const toldSchema = looseObject({
  name: string(),
  kind: oneOf(['preview', 'environment']),
  until: optional(string()),
  site: string(),
  releases: array(looseObject({ app: string(), version: string() })),
});

/** A preview or an environment that is read over HTTP. */
export type ReadView = {
  /** The site as it shows it, of this moment. */
  site: OriginStorage;
  /** What it is called, such as `the preview pr-12--shop (shop@1.5.0-preview-pr-12)`. */
  name: string;
};

/**
 * The preview or the environment at the address of `site`; undefined when that is a site itself. What it shows is what is
 * live at each reading, except its own releases.
 *
 * @param site what is read there
 * @throws Refused when its time is over
 */
export async function viewOverHttp(site: OriginStorage, now = Date.now()): Promise<ReadView | undefined> {
  const path = viewAddress.slice(1);
  const found = await readJson(site, path);
  if (found === undefined) return undefined;
  const { name, kind, releases, until, site: live } = checkShape(toldSchema, found, path);
  if (isEnded({ view: { kind, ...(until !== undefined && { until }) } }, now))
    throw new Refused(
      'FUR-PREVIEW-ENDED',
      `The preview ${name} has ended. Its address shows the live site, which is at ${live}.`,
    );
  const shown = releases.map(({ app }) => app);
  const read: OriginStorage['read'] = async (file) =>
    file === ledgerFile ? storedFile(toJson(await ledgerOf(site, shown))) : site.read(file);
  const title = releases.map(formatVersionName).join(', ') || 'what is live';
  return { site: { ...site, read }, name: `the ${kind} ${name} (${title})` };
}

/** The ledger of the site as the view shows it. A server of an earlier version lacks the file of what is live. */
async function ledgerOf(site: OriginStorage, shown: readonly string[]): Promise<Ledger> {
  const [live, seen] = [await ledgerIn(site, liveAddress.slice(1)), await ledgerIn(site, discoveryPath)];
  const own = Object.entries(seen?.apps ?? {}).filter(([app]) => shown.includes(app));
  return asLiveExcept(live ?? seen ?? emptyLedger, { ...emptyLedger, apps: Object.fromEntries(own) });
}

async function ledgerIn(site: OriginStorage, path: string): Promise<Ledger | undefined> {
  const told = await readJson(site, path);
  return told === undefined ? undefined : ledgerFromEntries(parseDiscovery(told));
}
