import type { checks } from './checks';
import { LoadError, noAnswer, requestTimeout } from './load-error';

type Checks = typeof checks;
export type FetchOptions = { integrity?: string; cache?: RequestCache };

/**
 * Fetches a JSON document within the time limit and checks its shape. With `integrity` the browser refuses an answer whose
 * bytes differ.
 *
 * @param kind which shape the document must have, and the phase an error names
 * @throws LoadError that says what was wrong: no answer, another status than 200, other bytes, no JSON, another shape
 */
export async function fetchChecked<Kind extends keyof Checks>(
  kind: Kind,
  url: string,
  options: FetchOptions,
): Promise<ReturnType<Checks[Kind]>> {
  const [value, { checks }] = await Promise.all([fetchJson(kind, url, options), import('./checks')]);
  try {
    return checks[kind](value) as ReturnType<Checks[Kind]>;
  } catch (error) {
    throw new LoadError(kind, 'has another shape than expected', error);
  }
}

async function fetchJson(kind: keyof Checks, url: string, options: FetchOptions): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { ...options, signal: AbortSignal.timeout(requestTimeout) });
  } catch (error) {
    throw new LoadError(
      kind,
      failureOf(error, options.integrity ? 'unreachable or not as released' : 'unreachable'),
      error,
    );
  }
  if (!response.ok) throw new LoadError(kind, `answered ${response.status}`);
  try {
    return await response.json();
  } catch (error) {
    throw new LoadError(kind, failureOf(error, 'answered something else than JSON'), error);
  }
}

function failureOf(error: unknown, otherwise: string): string {
  return error instanceof DOMException && error.name === 'TimeoutError' ? noAnswer : otherwise;
}
