import { formatVersionName, isPreviewVersion } from '@furrow/formats/release-name';
import { type Ledger, type PublishedVersion, versionsOf, type View } from './ledger';
import { Refused } from './refused';
import { liveVersion, numberOf } from './versions';

/*
 * A view of a site is a ledger beside that of the site, over the same releases. It names only what it shows instead of
 * what is live: a preview of a change, or an environment that stays. Everything else is what is live at the moment.
 *
 * The name of a view is the first label of its host name: `pr-12--shop` at `pr-12--shop.preview.furrow.example`. That of
 * an environment has no double hyphen, so the two never collide.
 */

/** The longest label of a host name (RFC 1035). */
export const longestLabel = 63;

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
const viewPattern = new RegExp(`^${word}(?:--${word})?$`);
const wordPattern = new RegExp(`^${word}$`);

/** Whether a text can be the name of a view, and thereby a label of a host name. */
export function isViewName(text: string): boolean {
  return text.length <= longestLabel && viewPattern.test(text);
}

/** What the site itself is called where an environment could be named. */
export const liveName = 'live';

/** Whether a text can be the name of an environment. */
export function isEnvironmentName(text: string): boolean {
  return text.length <= longestLabel && wordPattern.test(text) && text !== liveName;
}

/** Whether a text names an environment, or the site itself. */
export const isPlaceName = (text: string): boolean => text === liveName || isEnvironmentName(text);

/**
 * The name of a preview of an app.
 *
 * @param name what its team calls it, such as `pr-12`
 * @throws Refused when that makes no label of a host name
 */
export function previewNameOf(name: string, app: string): string {
  const label = `${name}--${app}`;
  const room = longestLabel - app.length - 2;
  if (!wordPattern.test(app) || room < 1)
    throw new Refused(
      'FUR-PREVIEW-NAME',
      `${app} can have no previews, because its name cannot be part of a host name: that takes at most ${longestLabel - 3} lower-case letters and digits, with single hyphens between them.`,
    );
  if (!wordPattern.test(name) || name.length > room)
    throw new Refused(
      'FUR-PREVIEW-NAME',
      `"${name}" cannot be the name of a preview, which is part of a host name. Use at most ${room} lower-case letters and digits, with single hyphens between them, such as pr-12.`,
    );
  return label;
}

/** @throws Refused when the version was built for a preview, which never goes live */
export function expectOwnNumber(app: string, version: string): void {
  if (isPreviewVersion(version))
    throw new Refused(
      'FUR-PREVIEW-VERSION',
      `${formatVersionName({ app, version })} was built for a preview and cannot go live. Publish the change under a number of its own: "release publish ${app}" builds it with the one in its package.json.`,
    );
}

/** The releases that a view shows, by app. */
export function shownIn(view: Ledger): Map<string, PublishedVersion> {
  const shown = Object.keys(view.apps).map((app) => [app, liveVersion(versionsOf(view, app))] as const);
  return new Map(shown.flatMap(([app, version]) => (version ? [[app, version] as const] : [])));
}

/** The ledger of a view with a release in the place of the one that it shows of the app. */
export function showing(view: Ledger, app: string, version: PublishedVersion): Ledger {
  const { promoted, withdrawn, ...kept } = version;
  const shown = { ...kept, share: 100, isDefault: true };
  const numbers = { [numberOf(version)]: version.facts.extras.releaseIntegrity };
  return { ...view, apps: { ...view.apps, [app]: { numbers, versions: [shown] } } };
}

/**
 * The ledger of the site as a view shows it: what is live, except the releases of the view. Nobody is in a canary there,
 * and its pages report to nobody.
 */
export function asLiveExcept({ failuresTo, ...live }: Ledger, view: Ledger): Ledger {
  const shown = shownIn(view);
  const apps = [...new Set([...Object.keys(live.apps), ...shown.keys()])].map((app) => {
    const versions = versionsOf(live, app);
    const instead = shown.get(app);
    if (!instead)
      return [
        app,
        { ...live.apps[app], numbers: live.apps[app]?.numbers ?? {}, versions: versions.map(withoutCanary) },
      ] as const;
    const others = versions
      .filter((version) => numberOf(version) !== numberOf(instead))
      .map((version) => ({ ...version, share: 0, isDefault: false }));
    const numbers = { ...live.apps[app]?.numbers, [numberOf(instead)]: instead.facts.extras.releaseIntegrity };
    return [app, { ...live.apps[app], numbers, versions: [...others, instead] }] as const;
  });
  return { ...live, apps: Object.fromEntries(apps) };
}

const withoutCanary = (version: PublishedVersion): PublishedVersion => ({
  ...version,
  share: version.isDefault ? 100 : 0,
});

/** Whether the time of a preview is over. An environment has none. */
export function isEnded({ view }: Pick<Ledger, 'view'>, now: number): boolean {
  return view?.until !== undefined && Date.parse(view.until) <= now;
}

/** A moment as people read it: the minute, in UTC. */
export const momentOf = (isoTime: string): string => `${isoTime.slice(0, 16).replace('T', ' ')} (UTC)`;

/** Who has locked an environment, why and until when; undefined while it is open. */
export function lockOf(view: View | undefined, now: number): View['locked'] {
  const { locked } = view ?? {};
  return locked?.until !== undefined && Date.parse(locked.until) <= now ? undefined : locked;
}

/** @throws Refused when somebody has locked the environment, with who it was, why, and until when */
export function expectOpen(name: string, view: View | undefined, now: number): void {
  const locked = lockOf(view, now);
  if (!locked) return;
  const until = locked.until === undefined ? '' : ` until ${momentOf(locked.until)}`;
  throw new Refused(
    'FUR-ENV-LOCKED',
    `${locked.actor} has locked ${name}${until}: ${locked.reason}. The operator of the site opens it with: release env unlock ${name}`,
  );
}
