import { createHash } from 'node:crypto';
import { array, boolean, int, object, optional, record, regex, string, union, literal, nullable } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checked } from './checked';

/**
 * The files that describe a build and a release.
 *
 * `build.json` is what a build leaves in its `dist` folder; `release.json` is made from it at publish and lists every
 * file with its hash; `published.json` says when and from which commit. The first two are the same for the same sources,
 * which is how a second publish of one version is recognized as identical.
 */

export const buildFile = 'build.json';
export const releaseFile = 'release.json';
export const publishedFile = 'published.json';
export const manifestFile = 'mf-manifest.json';
export const shellFile = 'shell.json';

const semver = regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a semantic version such as 1.4.0');

const routeSchema = object({
  /** React Router pattern, e.g. `/farm-details/:id`. */
  pattern: string(),
  /** The concrete paths it is prerendered for. */
  pages: array(string()),
  /** The page's source file, relative to the app's folder. */
  source: optional(string()),
  /** The files its pages run, relative to the release folder: what a host loads ahead of a navigation. */
  files: optional(array(string())),
  /** Share keys of the lazily shared packages its pages use. */
  uses: optional(array(string())),
});

const sharedPackageSchema = object({
  /** The version this build brings along; absent when it only consumes. */
  version: optional(string()),
  /** Range it needs from whoever provides the package; `false` takes any. */
  requiredVersion: union([string(), literal(false)]),
  singleton: boolean(),
});

const describedBuild = {
  app: string().check(regex(/^[a-z][a-z0-9-]*$/, 'must be a name in kebab-case')),
  version: string().check(semver),
  contract: int(),
  /** Major and minor of the React the build runs on. */
  react: string(),
  routes: array(routeSchema),
  /** Whether `./lifecycles` was loaded at build time and held its four functions. The host has none. */
  lifecycles: boolean(),
  /** The share scope, by share key. Without `react` in it, the remote brings its own. */
  shared: record(string(), sharedPackageSchema),
};

const buildSchema = object(describedBuild);

const releaseSchema = object({
  ...describedBuild,
  /** Where each page's document lies, relative to the release folder. */
  pages: array(object({ path: string(), document: string() })),
  /** Every file of the release but this one and `published.json`. */
  files: record(string(), object({ integrity: string(), bytes: int() })),
});

const publishedSchema = object({ publishedAt: string(), commit: nullable(string()) });

const assetsSchema = object({
  scripts: array(string()),
  styles: array(string()),
  shared: record(string(), array(string())),
});

const pageDocumentSchema = object({
  path: string(),
  head: string(),
  styles: string(),
  fragment: string(),
  react: string(),
  assets: assetsSchema,
});

const shellSchema = object({
  contract: literal(1),
  react: string(),
  head: string(),
  beforeSlot: string(),
  afterSlot: string(),
  notFound: object({ head: string(), html: string() }),
  assets: object({ scripts: array(string()), styles: array(string()) }),
  provides: record(string(), array(string())),
  inlineScripts: array(string().check(regex(/^'sha256-[A-Za-z0-9+/=]+'$/, "must be a quoted hash such as 'sha256-…'"))),
});

export type Build = Infer<typeof buildSchema>;
export type Release = Infer<typeof releaseSchema>;
export type Published = Infer<typeof publishedSchema>;

export const parseBuild = (value: unknown, what: string) => checked(buildSchema, value, what);
export const parseRelease = (value: unknown, what: string) => checked(releaseSchema, value, what);
export const parsePublished = (value: unknown, what: string) => checked(publishedSchema, value, what);
export const parsePageDocument = (value: unknown, what: string) => checked(pageDocumentSchema, value, what);
export const parseShell = (value: unknown, what: string) => checked(shellSchema, value, what);

/** Subresource integrity, `sha384-…`. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Where a release lies in the origin, e.g. `shop/1.4.0`. */
export function releaseFolder(app: string, version: string): string {
  return `${app}/${version}`;
}

/** Whether the remote runs on a React of its own instead of the host's. */
export function ownsReact(release: Pick<Build, 'shared'>): boolean {
  return !('react' in release.shared);
}

/** JSON as this package writes it: stable, readable, with a line end. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
