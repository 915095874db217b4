import { array, int, object, optional, record, regex, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checkDocument } from './check-shape';

/** The file of the host's release that holds its shell. */
export const shellFile = 'shell.json';

/** What the build of the host hands to the compose step: its shell, cut where a page goes. */
const shellDocumentSchema = object({
  contract: int(),
  /** React's major and minor. */
  react: string(),
  /** Head tags that every document shares: charset, viewport, icons, fonts, the inline scripts. */
  head: string(),
  beforeSlot: string(),
  afterSlot: string(),
  /** The host's own page for an unknown path. */
  notFound: object({ head: string(), html: string() }),
  /**
   * What the document of a page that sleeps needs beside the rest: head tags. Absent when the boot script cannot wake a page, which then
   * is sent awake.
   */
  sleeping: optional(object({ head: string() })),
  /** The files of the host's release: `boot` starts the header, `scripts` is the host itself, which loads `fragments` where one comes to life; `observer` reports to the site. */
  assets: object({
    boot: array(string()),
    scripts: array(string()),
    styles: array(string()),
    fragments: optional(array(string())),
    observer: optional(array(string())),
  }),
  /** The files of each lazily shared package which the host provides, by share key. */
  provides: record(string(), array(string())),
  /** `'sha256-…'` of each inline script in `head`, `sleeping`, `beforeSlot` and `afterSlot`, for the Content-Security-Policy. */
  inlineScripts: array(string().check(regex(/^'sha256-[A-Za-z0-9+/=]+'$/, "must be a quoted hash such as 'sha256-…'"))),
});

export type ShellDocument = Infer<typeof shellDocumentSchema>;

/** @throws Error that names the field which is wrong */
export const parseShellDocument = (value: unknown, what: string): ShellDocument =>
  checkDocument(shellDocumentSchema, value, what);
