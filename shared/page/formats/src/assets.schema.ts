import { array, object, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/** Files, relative to the folder of the release, in the order in which they are loaded. */
export const assetsSchema = object({
  scripts: array(string()),
  styles: array(string()),
  /**
   * The release's own copy of each lazily shared package which the page or fragment uses, by share key. It is loaded only when
   * the host does not provide that key.
   */
  shared: record(string(), array(string())),
});

export type PageAssets = Infer<typeof assetsSchema>;
