import { array, boolean, int, literal, object, optional, record, string, union } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { appNameSchema, checkDocument, versionSchema } from './check-shape';
import { embeddedFragmentSchema, offeredFragmentSchema } from './fragment.schema';
import { navigationSchema } from './menu.schema';
import { offeredSlotSchema, placedSlotSchema } from './slot.schema';

/** The file in which a build describes itself. It is the same for the same sources. */
export const buildFile = 'build.json';

/** What a page wants of the host's shell; an option that is absent has its default. */
export const shellOptionsSchema = object({
  /** Fragments of the shell that do not show beside the page, because it draws the same: `shop/mini-cart`. */
  hide: optional(array(string())),
});

export type ShellOptions = Infer<typeof shellOptionsSchema>;

const routeSchema = object({
  /** React Router pattern, e.g. `/farm-details/:id`. */
  pattern: string(),
  /** The concrete paths for which the route is prerendered. */
  pages: array(string()),
  /** The files which its pages run, relative to the folder of the release: a host loads them ahead of a navigation. */
  files: optional(array(string())),
  /** Share keys of the lazily shared packages which its pages use. */
  uses: optional(array(string())),
  /** The kind of its pages, by which the site has budgets for bytes; absent for one of the two kinds that need no name. */
  kind: optional(string()),
  /** What its pages want of the host's shell. */
  shell: optional(shellOptionsSchema),
});

const sharedPackageSchema = object({
  /** The version which this build brings along; absent when it only consumes the package. */
  version: optional(string()),
  /** The range that the build needs from whoever provides the package; `false` takes any version. */
  requiredVersion: union([string(), literal(false)]),
  singleton: boolean(),
});

export const buildSchema = object({
  app: appNameSchema,
  version: versionSchema,
  /** The version of the contract between the host and the remotes which the build was made for. */
  contract: int(),
  /** Of the host: all versions of the contract that it speaks; absent when that is `contract` alone. */
  speaks: optional(array(int())),
  /** Of the host: what it can do beyond the contract, by name. */
  capabilities: optional(array(string())),
  /** Of a remote: the capabilities of the host that it cannot do without. */
  requires: optional(array(string())),
  /** Major and minor of the React which the build runs on. */
  react: string(),
  routes: array(routeSchema),
  /** Of a remote: the links to its pages in the menus of the host; absent in builds from before remotes said them. */
  navigation: optional(navigationSchema),
  /** The fragments that it offers to pages of others; absent when there are none. */
  fragments: optional(array(offeredFragmentSchema)),
  /** The slots of its pages and fragments for fragments of others; absent when there are none. */
  slots: optional(array(offeredSlotSchema)),
  /** Of the host: the slots in its shell, with the props that they give; absent when there are none. */
  shellSlots: optional(array(placedSlotSchema)),
  /** What it has in other languages, by language; absent when it has nothing. */
  languages: optional(
    record(
      string(),
      object({
        /** Whether the fragments are translated. */
        fragments: boolean(),
        /** The file that describes it: of a remote the manifest of its container, of the host its shell. */
        manifest: string(),
      }),
    ),
  ),
  /** Of the host: the fragments that its shell embeds; absent when there are none. */
  embeds: optional(array(embeddedFragmentSchema)),
  /** Of the host: the names of the menus for links of remotes; absent in builds from before remotes said any. */
  menus: optional(array(string())),
  /** Whether `./lifecycles` was loaded at build time and held its functions. The host has none. */
  lifecycles: boolean(),
  /** The share scope, by share key. A remote without `react` in it brings a React of its own. */
  shared: record(string(), sharedPackageSchema),
  /** Of the host: the custom properties of CSS that it sets, for everybody in the page. */
  givesTokens: optional(array(string())),
  /** Of a remote: the custom properties that it reads, without a fallback, and does not set itself. */
  usesTokens: optional(array(string())),
  /** Of a remote: the file with Module Federation's runtime, which the remote entry loads on a page that provides none. */
  runtime: optional(string()),
  /** Of the host: the style sheet of the site, for a page of somebody else that shows a remote. */
  siteStyles: optional(string()),
});

export type Build = Infer<typeof buildSchema>;

/** @throws Error that names the field of the build file which is wrong, or says that a newer command is needed */
export const parseBuild = (value: unknown, what: string): Build => checkDocument(buildSchema, value, what);
