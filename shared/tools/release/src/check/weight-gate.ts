import { hostName } from '@furrow/discovery/discovery';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import type { Release } from '@furrow/formats/release.schema';
import type { Budgets } from '../domain/budgets';
import { readLedger } from '../store/ledger-file';
import type { OriginStorage } from '../store/storage';
import { liveRemotes } from './related-releases';
import { budgetProblems, type ScaleOptions, shellProblems, wholePageProblems } from './weigh';
import type { Reason } from '../domain/refused';

/**
 * One sentence for each budget of the site that a release exceeds. A remote answers for what its pages add to the site.
 * The host answers for whole pages of all remotes, because it decides what each of them loads, and a remote for the whole
 * pages whose slots it fills. Every release answers for the shell, to whose menus it may add links. The gate and the
 * check of a team both ask here.
 *
 * @param preview the site with the release live
 * @param live the site as it is: what is no heavier there is accepted
 */
export async function weightProblems(
  preview: OriginStorage,
  candidate: { release: Pick<Release, 'app' | 'routes' | 'fragments'>; pages: readonly PageDocument[] },
  budgets: Budgets,
  live: OriginStorage,
  options?: ScaleOptions,
): Promise<Reason[]> {
  const problems =
    candidate.release.app === hostName
      ? await wholePageProblems(preview, await liveRemotes(preview, await readLedger(preview)), budgets, live, options)
      : [
          ...(await budgetProblems(preview, candidate, budgets, live, options)),
          ...(await wholePageProblems(preview, await pagesFilled(preview, candidate.release), budgets, live, {
            ...options,
            by: candidate.release.app,
          })),
        ];
  return [...problems, ...(await shellProblems(preview, budgets, live, options))];
}

/** The pages of others with a slot that a release fills, by their live releases. */
async function pagesFilled(
  preview: OriginStorage,
  { app, fragments = [] }: Pick<Release, 'app' | 'fragments'>,
): Promise<Pick<Release, 'routes'>[]> {
  const filled = new Set(fragments.flatMap(({ fills = [] }) => fills.map(({ slot }) => slot)));
  if (filled.size === 0) return [];
  const others = (await liveRemotes(preview, await readLedger(preview))).filter((release) => release.app !== app);
  return others.map((release) => {
    const offering = release.pages.filter(({ slots = [] }) =>
      slots.some(({ name }) => filled.has(`${release.app}/${name}`)),
    );
    const paths = new Set(offering.map(({ path }) => path));
    return {
      routes: release.routes.map((route) => ({ ...route, pages: route.pages.filter((path) => paths.has(path)) })),
    };
  });
}
