/** The link of a stylesheet, with the mark that the inline script sets. */
export type NotedLink = HTMLLinkElement & { hasLoaded?: boolean };

/**
 * Inline script: marks the stylesheets that have loaded, and disables those that have failed or are later than `limit`.
 * Without this, a stylesheet that is never answered would keep the page blank and every script waiting. The property
 * `sheet` of a link does not say whether it has loaded: a link that fails has an empty sheet until its error event.
 *
 * The text of this function is what runs, so the function must use nothing but its argument.
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
    // Links with these marks were added later by the bundler's code or by the host. Both have time limits of their own.
    for (const link of document.querySelectorAll<NotedLink>('link:not([data-rspack],[data-added])')) {
      if (!link.hasLoaded) giveUp(link);
    }
  }, limit);
}
