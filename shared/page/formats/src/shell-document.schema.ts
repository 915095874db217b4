import { array, int, object, optional, record, regex, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checkDocument } from './check-shape';
import { shellMenuSchema } from './menu.schema';

/** The file of the host's release that holds its shell. */
export const shellFile = 'shell.json';

/** What the build of the host provides to the compose step: its shell, split where the page goes. */
const shellDocumentSchema = object({
  contract: int(),
  /** React's major and minor. */
  react: string(),
  /** Head tags for all documents: charset, viewport, icons, fonts, the inline scripts. */
  head: string(),
  /** The HTML before and after the page. These names are of the time before pages had slots, and in released files. */
  beforeSlot: string(),
  afterSlot: string(),
  /** The menus in `beforeSlot` and `afterSlot` whose links remotes say; absent in shells from before they did. */
  menus: optional(array(shellMenuSchema)),
  /** The host's own page for unknown paths. */
  notFound: object({ head: string(), html: string() }),
  /**
   * Additional head tags for the document of a page that sleeps. Absent when the boot script cannot wake pages, which
   * are then sent awake.
   */
  sleeping: optional(object({ head: string() })),
  /**
   * The files of the host's release. `boot` starts the header, `scripts` is the host itself, which loads `fragments`
   * when a fragment hydrates, and `observer` reports to the site.
   */
  assets: object({
    boot: array(string()),
    scripts: array(string()),
    styles: array(string()),
    fragments: optional(array(string())),
    observer: optional(array(string())),
  }),
  /** The files of each lazily loaded shared package that the host provides, by share key. */
  provides: record(string(), array(string())),
  /** `'sha256-…'` of each inline script in `head`, `sleeping`, `beforeSlot` and `afterSlot`, for the Content-Security-Policy. */
  inlineScripts: array(string().check(regex(/^'sha256-[A-Za-z0-9+/=]+'$/, "must be a quoted hash such as 'sha256-…'"))),
});

export type ShellDocument = Infer<typeof shellDocumentSchema>;

/** @throws Error that names the field that is wrong */
export const parseShellDocument = (value: unknown, what: string): ShellDocument =>
  checkDocument(shellDocumentSchema, value, what);
