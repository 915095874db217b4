import { requestTimeout } from './load-error';

/** Files that were fetched anew in this page view. */
const fetched = new Set<string>();
/** What is being fetched anew. */
let running: Promise<boolean> | undefined;

/**
 * Call this when a file did not come as it was released. A file that came as a difference to an earlier one may have been damaged on the
 * server. This fetches each such file anew and past the browser's cache, for which servers send the file as a whole, so that the next
 * request for it finds it in the cache.
 *
 * @returns whether any came, now or for another call that is not answered yet; each file is fetched anew once in a page view
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
