/**
 * Fetches scripts of a release in parallel, without running them. The requests have the same hashes as the later ones, so
 * each file is fetched once. The links say `prefetch` and not `preload`, because a preload that no page uses leaves a
 * warning on the console.
 */
export function fetchAhead(scripts: readonly { href: string; integrity: string }[]): void {
  for (const { href, integrity } of scripts) {
    const { pathname } = new URL(href, location.href);
    if (document.querySelector(`link[href="${pathname}"]`)) continue;
    const link = document.createElement('link');
    // An `import()` has no hash of its own: the browser takes the module that it has checked.
    link.rel = pathname.endsWith('.mjs') ? 'modulepreload' : 'prefetch';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.setAttribute('href', pathname);
    document.head.append(link);
  }
}
