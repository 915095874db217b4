import { array, boolean, int, maximum, minimum, optional, regex, strictObject, string, url } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';
import { reportAddressSchema } from '@furrow/discovery/discovery.schema';
import { checkShape } from '@furrow/formats/check-shape';
import { budgetsFile } from '@furrow/formats/site-file';
import { budgetsSchema, parseBudgets, type Budgets } from '../domain/budgets';
import { settingsFile } from '../domain/paths';
import { readJson, type Storage } from '../store/storage';

/**
 * A source of the Content-Security-Policy: an origin, whose host may begin with `*.` and whose port may be `*`. Nothing in it may end the
 * directive, begin another header, or be a variable of nginx.
 */
const source = string().check(
  regex(
    /^(?:https?|wss?):\/\/(?:\*\.)?[A-Za-z\d](?:[A-Za-z\d.-]*[A-Za-z\d])?(?::(?:\d{1,5}|\*))?$/,
    'must be an origin such as https://api.example.com, without a path',
  ),
);

/** The settings of a site. They are in the origin and not in a release, because they hold for the releases of all teams. */
const siteSchema = strictObject({
  /** The public address, for the sitemap; without a slash at the end. */
  url: url().check(regex(/[^/]$/, 'must not end with a slash')),
  /** Origins which pages may send requests to, beside the site's own. */
  connect: array(source),
  /** Origins which pages may take pictures from, beside the site's own. */
  images: array(source),
  /**
   * Lets visitors see other versions with `?mf=`: published ones, and what these origins serve, such as `http://localhost:*`.
   * Without it nothing is overridden.
   */
  overrides: optional(array(source)),
  /** Gives source maps to visitors; without it they are stored, and no server sends them. */
  sourceMaps: optional(boolean()),
  /** What pages may weigh, by kind of page; without it every release may weigh what it does. */
  budgets: optional(budgetsSchema),
  /** Where the browser reports violations of the Content-Security-Policy. */
  reportTo: optional(reportAddressSchema),
  /** Of how many page views in a hundred browsers report, where the site names an address for reports; all by default. */
  reportShare: optional(int().check(minimum(0), maximum(100))),
});

export type Site = Infer<typeof siteSchema>;

const defaults: Site = {
  url: 'https://furrow.example',
  connect: [],
  images: [],
};

/**
 * The settings of the site, with defaults for what its operator does not say.
 *
 * @throws Error that names the field which is wrong
 */
export async function readSite(storage: Storage): Promise<Site> {
  const stored = await readJson(storage, settingsFile);
  return stored === undefined ? defaults : checkShape(siteSchema, { ...defaults, ...(stored as object) }, settingsFile);
}

/** The budgets that the site tells everybody; undefined when it has none. */
export async function readBudgets(storage: Pick<Storage, 'read'>): Promise<Budgets | undefined> {
  const told = await readJson(storage, budgetsFile);
  return told === undefined ? undefined : parseBudgets(told);
}

/**
 * The response headers of every document, by name.
 *
 * @param failuresTo where browsers report failed remotes, as the discovery document names it
 */
export function securityHeaders(
  site: Site,
  shells: readonly Pick<ShellDocument, 'inlineScripts'>[],
  failuresTo?: string,
): Record<string, string> {
  const inline = [...new Set(shells.flatMap((shell) => shell.inlineScripts))].sort();
  const overrides = site.overrides ?? [];
  const scripts = overrides.filter((origin) => origin.startsWith('http'));
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...inline],
    // Strings become code only through the policy of shared/remote/src/trusted-types.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'style-src': ["'self'", ...scripts],
    // Computed widths and positions are attributes; no element carries rules.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...scripts, ...site.images],
    'font-src': ["'self'", ...scripts],
    'connect-src': ["'self'", ...overrides, ...site.connect, ...originsOf(failuresTo)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Forms are handled by scripts. One that is sent without them would put its answers, a password among them, into the address.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(site.reportTo ? { 'report-uri': [site.reportTo] } : {}),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/** The origin of a URL, for a policy; none for a path of the site, which `'self'` covers. */
function originsOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The same headers as nginx directives, for an `include`. */
export function nginxHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');
}

/** What the sitemap says of a page. */
export type Listing = {
  /** False for a page that asks to be left out, and for a second address of another page. */
  isListed: boolean;
  /** The day it was last changed, where it names one. */
  modified?: string | undefined;
};

/** What the document at the path says of itself. */
export function listingOf(path: string, html: string): Listing {
  const head = html.slice(0, html.indexOf('</head>'));
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  const isHidden = /<meta name="robots" content="noindex"/.test(head);
  const isSecond = canonical !== undefined && new URL(canonical, defaults.url).pathname !== path;
  const modified = /<meta property="article:modified_time" content="([^"]+)"/.exec(head)?.[1];
  return { isListed: !isHidden && !isSecond, ...(modified !== undefined && { modified }) };
}

/**
 * The pages that search engines are to list.
 *
 * @param pages what is known of each page, by path
 */
export function sitemap(site: Site, pages: ReadonlyMap<string, Listing>): string {
  const entries = [...pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, { isListed }]) => isListed)
    .map(
      ([path, { modified }]) =>
        `  <url><loc>${site.url}${path}</loc>${modified === undefined ? '' : `<lastmod>${modified}</lastmod>`}</url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

export function robots(site: Site): string {
  return `User-agent: *\nDisallow: /_v/\n\nSitemap: ${site.url}/sitemap.xml\n`;
}
