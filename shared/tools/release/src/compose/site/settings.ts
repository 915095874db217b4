import {
  array,
  boolean,
  int,
  maximum,
  minimum,
  minLength,
  object,
  optional,
  record,
  refine,
  regex,
  strictObject,
  string,
  url,
} from 'zod/mini';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';
import { reportAddressSchema } from '@furrow/discovery/discovery.schema';
import { appNameSchema } from '@furrow/formats/check-shape';
import { slotSettingsSchema } from '@furrow/formats/slot.schema';
import { addressIn } from '@furrow/formats/language-address';
import { anyLanguage, languageSchema } from '@furrow/formats/languages';
import { budgetsFile, sitemapFile, sitemapOfApp } from '@furrow/formats/site-file';
import { checkWritten } from '@furrow/formats/written-file';
import { type Budgets, parseBudgets, writtenBudgetsSchema } from '../../domain/budgets';
import { settingsFile } from '../../domain/paths';
import { refusedAs } from '../../domain/refused';
import { isEnvironmentName, isPlaceName } from '../../domain/view';
import { parseJson, readJson, readText, type OriginStorage } from '../../store/storage';

const siteLanguage = languageSchema.check(
  refine((language) => language !== anyLanguage, `must name a language, and ${anyLanguage} stands for any`),
);

/**
 * A source of the Content-Security-Policy: an origin whose host may begin with `*.` and whose port may be `*`. It must
 * not contain anything that could end the directive, start another header, or be read as a variable by nginx.
 */
const source = string().check(
  regex(
    /^(?:https?|wss?):\/\/(?:\*\.)?[A-Za-z\d](?:[A-Za-z\d.-]*[A-Za-z\d])?(?::(?:\d{1,5}|\*))?$/,
    'must be an origin such as https://api.example.com, without a path',
  ),
);

const previewsPattern = /^https?:\/\/\*(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?$/;

/**
 * What has to happen to a release before an environment shows it, or before it goes live (`live`): it was in the
 * environment `from`, for so many hours, and somebody has accepted it there.
 */
const requiresSchema = record(
  string().check(refine(isPlaceName, 'must be "live", or an environment such as staging')),
  strictObject({
    from: string().check(refine(isEnvironmentName, 'must be an environment such as staging')),
    hours: optional(int().check(minimum(0))),
    accepted: optional(boolean()),
  }),
);

/**
 * The settings of a site. They are stored in the origin and not in a release, because they apply to the releases of all
 * teams.
 */
export const siteSchema = strictObject({
  /** The public address without a trailing slash, for the sitemap. */
  url: url().check(regex(/[^/]$/, 'must not end with a slash')),
  /**
   * The languages of the site. The first is that of the sources, whose addresses have no prefix. Without this setting it
   * is English alone.
   */
  languages: optional(array(siteLanguage).check(minLength(1))),
  /** Origins to which pages may send requests, in addition to the site's own. */
  connect: array(source),
  /** Origins from which pages may load pictures, in addition to the site's own. */
  images: array(source),
  /**
   * Allows visitors to see other published versions with `?mf=`. Without this setting there are no overrides.
   */
  overrides: optional(boolean()),
  /** Serves source maps to visitors. Without this setting they are stored, but no server sends them. */
  sourceMaps: optional(boolean()),
  /**
   * Lets pages run scripts without a hash, for releases of other toolchains that load such scripts by themselves. Without
   * this setting browsers refuse them.
   */
  unhashedScripts: optional(boolean()),
  /** Byte budgets by kind of page. Without this setting every release may be as heavy as it is. */
  budgets: optional(writtenBudgetsSchema),
  /**
   * The app that may have each proof of owning the domain: addresses of files such as `/ads.txt`, and names of meta
   * elements such as `google-site-verification`. Nobody may have any other.
   */
  proofs: optional(record(string(), appNameSchema)),
  /** The registry with the packages `@furrow/…` of this site, for repositories of teams. */
  packages: optional(url().check(regex(/^https?:/, 'must be the address of a registry'))),
  /** The address of views of the site, such as previews: a `*` stands for the name of the view. */
  previews: optional(
    string().check(regex(previewsPattern, 'must be an address such as https://*.preview.example.com')),
  ),
  /** What has to happen to a release before it is shown in a place. */
  requires: optional(requiresSchema),
  /** Who may fill which slots, and what stands in them beyond that. */
  slots: optional(slotSettingsSchema),
  /** Where browsers report violations of the Content-Security-Policy. */
  reportTo: optional(reportAddressSchema),
  /**
   * The percentage of page views from which browsers report, on a site with an address for reports. The default is all
   * of them.
   */
  reportShare: optional(int().check(minimum(0), maximum(100))),
});

export type OriginSettings = Infer<typeof siteSchema>;

const defaults: OriginSettings = {
  url: 'https://furrow.example',
  connect: [],
  images: [],
};

/**
 * Reads the settings of the site, with defaults for what its operator left out.
 *
 * @throws Refused that names the field that is wrong
 */
export function readSite(storage: OriginStorage): Promise<OriginSettings> {
  return readSettings(storage, siteSchema, defaults);
}

async function readSettings<Schema extends ZodMiniType>(
  storage: OriginStorage,
  schema: Schema,
  withDefaults: object = {},
): Promise<Infer<Schema>> {
  const text = await readText(storage, settingsFile);
  return refusedAs('FUR-SITE-SETTINGS', () => {
    const stored = text === undefined ? {} : (parseJson(text, settingsFile) as object);
    return checkWritten(schema, { ...withDefaults, ...stored }, settingsFile);
  });
}

/**
 * What the settings require before a release is shown somewhere, by place. Other damage in the settings keeps nobody from
 * releasing.
 *
 * @throws Refused when the file is not JSON, or this field of it is wrong
 */
export async function readRequires(storage: OriginStorage): Promise<Infer<typeof requiresSchema>> {
  return (await readSettings(storage, object({ requires: optional(requiresSchema) }))).requires ?? {};
}

/**
 * The languages that have a prefix in addresses; none on a site of one language, or where the settings are not read. Other
 * damage in the settings keeps nobody from seeing the state of the site.
 *
 * @throws Refused when the file is not JSON, or this field of it is wrong
 */
export async function readPrefixed(storage: OriginStorage): Promise<string[]> {
  return (await readSettings(storage, object({ languages: siteSchema.shape.languages }))).languages?.slice(1) ?? [];
}

/** The host of the site's public address, such as `furrow.example`; undefined when its settings do not name any address. */
export async function readAddress(storage: OriginStorage): Promise<string | undefined> {
  const stored = (await readJson(storage, settingsFile)) as Partial<OriginSettings> | undefined;
  return stored?.url === undefined ? undefined : new URL((await readSite(storage)).url).host;
}

/** The budgets that the site publishes, or undefined when it has none. */
export async function readBudgets(storage: Pick<OriginStorage, 'read'>): Promise<Budgets | undefined> {
  const told = await readJson(storage, budgetsFile);
  return told === undefined ? undefined : parseBudgets(told);
}

/**
 * The header that has browsers refuse each script for which the page does not name any hash. It also counts for the pages on
 * which remotes run alone.
 */
export const integrityHeader = 'Integrity-Policy';

/**
 * The response headers of every document, by name.
 *
 * @param failuresTo where browsers report failures, as in the discovery document
 */
export function securityHeaders(
  site: OriginSettings,
  shells: readonly Pick<ShellDocument, 'inlineScripts'>[],
  failuresTo?: string,
): Record<string, string> {
  const inline = [...new Set(shells.flatMap((shell) => shell.inlineScripts))].sort();
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline],
    // Only the policy in shared/page/remote/src/trusted-types.inline.ts may turn strings into code.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'style-src': ["'self'"],
    // Computed widths and positions are style attributes. Style elements have no inline rules.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...site.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...site.connect, ...originsOf(failuresTo)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Scripts handle all forms. A form sent without them would put its answers, such as a password, into the address.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(site.reportTo ? { 'report-uri': [site.reportTo] } : {}),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    ...(site.unhashedScripts ? {} : { [integrityHeader]: 'blocked-destinations=(script)' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/** The origin of a URL, for a policy. A path of the site needs none, because `'self'` covers it. */
function originsOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The same headers as nginx directives, for an `include`. */
export function nginxHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');
}

/** A page's entry in the sitemap. */
export type Listing = {
  /** False for a page that asks not to be listed, and for a second address of another page. */
  isListed: boolean;
  /** The date of its last change, if the page states one. */
  modified?: string | undefined;
};

/** Reads the sitemap entry of a page from its document. */
export function listingOf(path: string, html: string): Listing {
  const head = html.slice(0, html.indexOf('</head>'));
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  const isHidden = /<meta name="robots" content="noindex"/.test(head);
  const isSecond = canonical !== undefined && new URL(canonical, defaults.url).pathname !== path;
  const modified = /<meta property="article:modified_time" content="([^"]+)"/.exec(head)?.[1];
  return { isListed: !isHidden && !isSecond, ...(modified !== undefined && { modified }) };
}

/** The pages of an app that are translated into a language, by their paths in the language of the sources. */
export type ListedTranslation = { of: string; other: string; pages: ReadonlyMap<string, Listing> };

/**
 * The pages of one app that search engines should list. A page that is translated names itself in every language.
 *
 * @param pages the entry of each page, by path
 */
export function sitemap(
  site: OriginSettings,
  pages: ReadonlyMap<string, Listing>,
  translations: readonly ListedTranslation[] = [],
): string {
  const entries = [...pages.keys()].sort().flatMap((path) => {
    const { isListed = true, modified } = pages.get(path) ?? {};
    if (!isListed) return [];
    const translated = translations.filter((each) => each.pages.has(path));
    const [first] = translated;
    const others = first
      ? [
          [first.other, path] as const,
          ...translated.map(({ of }) => [of, addressIn(path, of)] as const),
          ['x-default', path] as const,
        ]
      : [];
    const alternates = others.map(
      ([of, address]) => `<xhtml:link rel="alternate" hreflang="${of}" href="${site.url}${address}"/>`,
    );
    const entry = (address: string, changed: string | undefined) =>
      `  <url><loc>${site.url}${address}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}${alternates.join('')}</url>\n`;
    return [
      entry(path, modified),
      ...translated.map(({ of, pages: own }) => entry(addressIn(path, of), own.get(path)?.modified)),
    ];
  });
  const isTranslated = translations.some((each) => each.pages.size > 0);
  return sitemapDocument('urlset', entries, isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '');
}

/** Names the sitemaps of these apps. */
export function sitemapIndex(site: OriginSettings, apps: readonly string[]): string {
  const entries = [...apps].sort().map((app) => `  <sitemap><loc>${site.url}/${sitemapOfApp(app)}</loc></sitemap>\n`);
  return sitemapDocument('sitemapindex', entries);
}

function sitemapDocument(root: string, entries: readonly string[], namespaces = ''): string {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}"${namespaces}>\n${entries.join('')}</${root}>\n`;
}

export function robots(site: OriginSettings): string {
  return `User-agent: *\nDisallow: /_v/\n\nSitemap: ${site.url}/${sitemapFile}\n`;
}
