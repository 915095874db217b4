import { setTimeout as sleep } from 'node:timers/promises';
import { Refused } from '../domain/refused';
import { numberOf } from '../domain/versions';
import { liveName, shownIn } from '../domain/view';
import type { OriginStorage } from '../store/storage';
import { expectEnvironment } from './expect-environment';
import { lackingFor } from './requirement';

type WatchedEnvironment = {
  storage: OriginStorage;
  /** The environment. */
  name: string;
  app: string;
  /** The pause between two looks, in milliseconds. */
  interval: number;
  /** Looks once instead of until the release may go live. */
  once?: boolean;
  report: (line: string) => void;
};

/**
 * `ready`: the release that the environment shows has been there as the settings of the site require. `lacking`: after a
 * single look, it has not. `ended`: the environment shows another release of the app.
 */
export type WatchedRelease = { outcome: 'ready' | 'lacking' | 'ended'; version: string };

/**
 * Waits until the release of an app that an environment shows may go live by the settings of the site. Nobody is in a
 * canary there and its pages report nothing, so there are no figures to judge.
 *
 * @throws Refused when the environment shows of the app what is live
 */
export async function watchEnvironment({
  storage,
  name,
  app,
  interval,
  once = false,
  report,
}: WatchedEnvironment): Promise<WatchedRelease> {
  const shown = async () => {
    const release = shownIn(await expectEnvironment(storage, name)).get(app);
    return release && numberOf(release);
  };
  const version = await shown();
  if (version === undefined)
    throw new Refused(
      'FUR-ENV-NOTHING-TO-WATCH',
      `Of ${app}, ${name} shows what is live, so there is nothing to watch. Promote a release there: release promote ${app}@<version> --env ${name}`,
    );
  for (let said = ''; ; await sleep(interval)) {
    if ((await shown()) !== version) return { outcome: 'ended', version };
    const lacking = await lackingFor({ storage, app, version }, liveName);
    if (lacking === undefined) return { outcome: 'ready', version };
    if (lacking.text !== said) report(lacking.text);
    said = lacking.text;
    if (once) return { outcome: 'lacking', version };
  }
}
