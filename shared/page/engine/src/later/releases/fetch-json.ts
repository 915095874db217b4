import { checks } from './checks';
import { inTime, LoadError, notAsReleased } from '../../common/load-error';

type Checks = typeof checks;
export type FetchOptions = { integrity?: string; cache?: RequestCache };

/**
 * Fetches a JSON document within the time limit and checks its shape. With `integrity`, the browser refuses an answer
 * whose bytes have another hash.
 *
 * @param kind the shape that the document must have; errors name it as their phase
 * @throws LoadError that names the reason: no answer, another status than 200, other bytes, no JSON, or another shape
 */
export async function fetchChecked<Kind extends keyof Checks>(
  kind: Kind,
  url: string,
  options: FetchOptions,
): Promise<ReturnType<Checks[Kind]>> {
  const value = await fetchJson(kind, url, options);
  try {
    return checks[kind](value) as ReturnType<Checks[Kind]>;
  } catch (error) {
    throw new LoadError(kind, 'does not have the expected format', error);
  }
}

function fetchJson(kind: keyof Checks, url: string, options: FetchOptions): Promise<unknown> {
  return inTime(kind, (signal) => readJson(kind, url, { ...options, signal }));
}

async function readJson(kind: keyof Checks, url: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(url, options).catch((error: unknown) => {
    throw new LoadError(kind, options.integrity ? notAsReleased : 'unreachable', error);
  });
  if (!response.ok) throw new LoadError(kind, `answered ${response.status}`);
  return response.json().catch((error: unknown) => {
    throw new LoadError(kind, 'did not return JSON', error);
  });
}
