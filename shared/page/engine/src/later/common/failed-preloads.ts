import { requestTimeout } from '@furrow/contract/request-timeout';

/**
 * Fetches the scripts of a release that the document preloads. In WebKit, a preload that has failed makes every later
 * request for its file fail too, until the file is requested in another way.
 */
export async function forgetFailedPreloads(folder: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=preload][as=script][href^="${folder}"]`)];
  await Promise.allSettled(links.map(({ href }) => fetch(href, { signal: AbortSignal.timeout(requestTimeout) })));
}
