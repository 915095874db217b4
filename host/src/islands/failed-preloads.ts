import { requestTimeout } from '../federation/load-error';

/**
 * Fetches the scripts of a release which the document preloads. In WebKit a preload that failed also fails every later request for its
 * file, until the file is asked for in another way.
 */
export async function forgetFailedPreloads(folder: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=preload][as=script][href^="${folder}"]`)];
  await Promise.allSettled(links.map(({ href }) => fetch(href, { signal: AbortSignal.timeout(requestTimeout) })));
}
