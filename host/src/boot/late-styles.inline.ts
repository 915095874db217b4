/** The link of a stylesheet, with what the inline script noted about it. */
export type NotedLink = HTMLLinkElement & { hasLoaded?: boolean };

/**
 * Inline script: notes which stylesheets have loaded, and disables those that did not. One that is never answered would keep the page
 * blank and every script waiting; past the limit it counts as failed, and the page goes on. Whether a link has a sheet says nothing: until
 * its error event one that failed has an empty one. The script must not refer to anything but its argument, because its text is what
 * runs.
 *
 * @param limit in milliseconds
 */
export function giveUpLateStyles(limit: number): void {
  const giveUp = (link: unknown) => {
    if (link instanceof HTMLLinkElement && link.rel === 'stylesheet') link.disabled = true;
  };
  document.addEventListener('load', ({ target }) => target && Object.assign(target, { hasLoaded: true }), true);
  document.addEventListener('error', ({ target }) => giveUp(target), true);
  setTimeout(() => {
    // Stylesheets that the bundler's code or the host has added later are not touched. Both have time limits of their
    // own.
    for (const link of document.querySelectorAll<NotedLink>('link:not([data-rspack],[data-added])')) {
      if (!link.hasLoaded) giveUp(link);
    }
  }, limit);
}
