import { formatVersionName } from '@furrow/formats/release-name';
import type { Ledger } from '../domain/ledger';
import { Refused } from '../domain/refused';
import { numberOf } from '../domain/versions';
import { shownIn } from '../domain/view';
import type { OriginStorage } from '../store/storage';
import { expectViews, readViewLedger } from '../store/view-storage';
import { noSuchView } from './no-such-view';

/** @throws Refused when there is no such environment, with the list of those that there are, and over HTTP */
export async function expectEnvironment(storage: OriginStorage, name: string): Promise<Ledger> {
  expectViews(storage);
  const ledger = await readViewLedger(storage, name);
  if (ledger.view?.kind === 'environment') return ledger;
  throw await noSuchView(storage, 'environment', name, {
    otherwise: `The operator of the site creates it with: release env create ${name}`,
  });
}

/**
 * Makes sure that an environment shows exactly the release that is about to go live.
 *
 * @throws Refused when it shows another one of the app, or none
 */
export async function expectShownIn(
  storage: OriginStorage,
  name: string,
  app: string,
  wanted: { version: string; integrity: string },
): Promise<void> {
  const shown = shownIn(await expectEnvironment(storage, name)).get(app);
  if (shown?.facts.extras.releaseIntegrity === wanted.integrity) return;
  const title = formatVersionName({ app, version: wanted.version });
  const instead = shown
    ? `It shows ${formatVersionName({ app, version: numberOf(shown) })}.`
    : `Of ${app} it shows what is live.`;
  throw new Refused(
    'FUR-ENV-OTHER-RELEASE',
    `${title} is not in ${name}, so nobody has seen it there. ${instead} Promote it there first: release promote ${title} --env ${name}`,
  );
}
