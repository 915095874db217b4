/**
 * Inline script: disables stylesheets that did not load. One that is never answered would keep the page blank and every
 * script waiting; past the limit it counts as failed, and the page goes on. It must not refer to anything but its argument,
 * because its text is what runs.
 *
 * @param limit in milliseconds
 */
export function giveUpLateStyles(limit: number): void {
  const giveUp = (link: unknown) => {
    if (link instanceof HTMLLinkElement && link.rel === 'stylesheet') link.disabled = true;
  };
  document.addEventListener('error', ({ target }) => giveUp(target), true);
  setTimeout(() => {
    // Stylesheets that the bundler's code has added since are left alone: the bundler limits their time itself.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link:not([data-rspack])')) {
      if (!link.sheet) giveUp(link);
    }
  }, limit);
}
