import { requestTimeout } from '@furrow/contract/request-timeout';

/** The files that this page view has fetched again. */
const fetched = new Set<string>();
/** The fetch that is running. */
let running: Promise<boolean> | undefined;

/**
 * Fetches damaged files again. Call this when a file differs from the released one. A file that was sent as a
 * difference to an earlier version may have been damaged on the server. Each such file is fetched once more, past the
 * cache of the browser: servers send it as a whole then, and the next request finds it in the cache.
 *
 * @returns whether any file has arrived, by this call or by one that is still running; each file is fetched again once
 * in a page view
 */
export function refetchDeltas(): Promise<boolean> {
  const fetching = Promise.all([running, refetch()]).then((came) => {
    if (running === fetching) running = undefined;
    return came.includes(true);
  });
  running = fetching;
  return fetching;
}

async function refetch(): Promise<boolean> {
  const deltas = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as { contentEncoding?: string }).contentEncoding === 'dcz' && !fetched.has(entry.name));
  const answers = deltas.map(({ name }) => {
    fetched.add(name);
    return fetch(name, { cache: 'reload', signal: AbortSignal.timeout(requestTimeout) });
  });
  return (await Promise.allSettled(answers)).some(({ status }) => status === 'fulfilled');
}
