import { formatVersionName } from '@furrow/formats/release-name';
import { readRequires } from '../compose/site/settings';
import { countOf } from '../domain/count-of';
import { type JournalEvent, journalFolder } from '../domain/journal';
import { settingsFile } from '../domain/paths';
import { type Reason, reason, Refused } from '../domain/refused';
import { liveName } from '../domain/view';
import { readJournal } from '../store/journal-file';
import type { OriginStorage } from '../store/storage';
import { viewStorage } from '../store/view-storage';
import { expectEnvironment } from './expect-environment';

type Wanted = { storage: OriginStorage; app: string; version: string; now?: number };

const hour = 60 * 60 * 1000;

/**
 * Makes sure that a release was where the settings of the site require it to have been before it is shown in a place.
 *
 * @param place an environment, or `live`
 * @throws Refused when the release was not there, not long enough, or when nobody has accepted it there
 */
export async function expectRequired(wanted: Wanted, place: string): Promise<void> {
  const lacking = await lackingFor(wanted, place);
  if (lacking !== undefined) throw new Refused(lacking.code, lacking.text);
}

/**
 * What a release lacks by the settings of the site before it may be shown in a place, as a reason; undefined when it
 * lacks nothing. The journal of the environment says where it was. A number belongs to one release for good, so it stands
 * for the very files.
 *
 * @param place an environment, or `live`
 * @throws Refused when the settings name an environment that there is not, or when its journal is damaged
 */
export async function lackingFor(
  { storage, app, version, now = Date.now() }: Wanted,
  place: string,
): Promise<Reason | undefined> {
  const required = (await readRequires(storage))[place];
  // Over HTTP nobody sees where a release has been. No command changes a site over HTTP.
  if (!required || storage.isHidden?.(`${journalFolder}/`)) return undefined;
  const { from, hours = 0, accepted = false } = required;
  const { events, problems } = await readJournal(viewStorage(storage, from), await expectEnvironment(storage, from));
  if (problems[0] !== undefined) throw new Refused('FUR-JOURNAL-DAMAGED', problems[0]);
  const title = formatVersionName({ app, version });
  const before = place === liveName ? 'before it goes live' : `before it is shown in ${place}`;
  const spans = spansOf(events, app, version, now);
  if (spans.length === 0)
    return reason(
      'FUR-ENV-NEVER-SHOWN',
      `${title} was never in ${from}, where ${settingsFile} requires it to be ${before}. Promote it there first: release promote ${title} --env ${from}`,
    );
  const shown = spans.reduce((sum, span) => sum + span, 0) / hour;
  if (shown < hours)
    return reason(
      'FUR-ENV-TOO-SHORT',
      `${title} has been in ${from} for ${countOf(Math.floor(shown * 10) / 10, 'hour')}, and ${settingsFile} requires ${hours} ${before}. Promote it again later.`,
    );
  const isAbout = (event: JournalEvent) => event.app === app && event.version === version;
  if (accepted && !events.some((event) => event.command === 'accept' && isAbout(event)))
    return reason(
      'FUR-ENV-NOT-ACCEPTED',
      `Nobody has accepted ${title} in ${from}, as ${settingsFile} requires ${before}. After a look at it, the operator of the site accepts it with: release env accept ${from} ${title} --reason "…"`,
    );
  return undefined;
}

/** In milliseconds: how long an environment showed a version, each time that it did. */
function spansOf(events: readonly JournalEvent[], app: string, version: string, now: number): number[] {
  const changes = events.filter((event) => event.app === app && ['promote', 'follow'].includes(event.command));
  return changes.flatMap((event, index) => {
    if (event.command !== 'promote' || event.version !== version) return [];
    const until = changes[index + 1]?.at;
    return Math.max(0, (until === undefined ? now : Date.parse(until)) - Date.parse(event.at));
  });
}
