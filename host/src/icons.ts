// Builds in all languages have one folder.
const folder = `/host/${__APP_VERSION__.replace(/\+.*/, '')}/public`;

/** Head tags of the site's icons and web manifest. */
export const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  `<link rel="icon" href="${folder}/favicon.svg" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${folder}/apple-touch-icon.png">`,
  `<link rel="manifest" href="${folder}/site.webmanifest">`,
  '<link rel="author" href="/humans.txt">',
].join('\n');
