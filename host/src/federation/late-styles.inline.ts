/**
 * Inline script: a stylesheet that never comes would keep the page blank and every script waiting. Past the limit it is given
 * up, and the page goes on as if it had failed. It must not refer to anything but its argument, because its text is what runs.
 *
 * @param limit in milliseconds
 */
export function giveUpLateStyles(limit: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (!link.sheet) link.disabled = true;
    }
  }, limit);
}
