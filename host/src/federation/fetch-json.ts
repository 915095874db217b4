import { LoadError, noAnswer, requestTimeout, type Phase } from './load-error';

type FetchOptions = { phase: Phase; integrity?: string; cache?: RequestCache };

/**
 * Fetches JSON within the time limit. With `integrity` the browser refuses an answer whose bytes differ.
 *
 * @throws LoadError that says what was wrong: no answer, another status than 200, other bytes, no JSON
 */
export async function fetchJson(url: string, { phase, integrity, cache }: FetchOptions): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(requestTimeout), integrity, cache });
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new LoadError(phase, late ? noAnswer : integrity ? 'unreachable or not as released' : 'unreachable', error);
  }
  if (!response.ok) throw new LoadError(phase, `answered ${response.status}`);
  try {
    return await response.json();
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new LoadError(phase, late ? noAnswer : 'answered something else than JSON', error);
  }
}
