import { hydrationProblems } from '@furrow/release/check/hydration';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import type { OriginStorage } from '@furrow/release/store/storage';

/**
 * Publishes a build and makes it live.
 *
 * @param isChecked whether its pages must hydrate as they were sent
 */
export async function goLive(storage: OriginStorage, dist: string, isChecked = true) {
  return publish({
    storage,
    candidate: await readCandidate(dist),
    promote: true,
    published: { publishedAt: new Date(0).toISOString(), commit: null },
    checks: isChecked ? [(preview, { release }) => hydrationProblems(preview, release, {})] : [],
  });
}
