import { appNameSchema, versionSchema } from '@furrow/formats/check-shape';
import { checkWritten } from '@furrow/formats/written-file';
import { Refused } from '@furrow/release/domain/refused';
import { parseJson } from '@furrow/release/store/storage';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { array, minLength, refine, strictObject, string, type infer as Infer } from 'zod/mini';

const pageSchema = strictObject({
  path: string().check(refine((path) => path.startsWith('/'), 'must begin with /')),
  /** The module of the remote whose default export is the component. */
  expose: string(),
  /** Title and description, as HTML. */
  head: string(),
  /** What visitors read before the code has come. The component fills the element with `data-app`. */
  html: string().check(
    refine((html) => /<\w[^>]*\sdata-app\b/.test(html), 'must have an element with data-app for the component'),
  ),
});

const descriptionSchema = strictObject({
  /** The folder of the build of Module Federation, and that of the release: both from the folder of the description. */
  built: string(),
  dist: string(),
  app: appNameSchema,
  version: versionSchema,
  pages: array(pageSchema).check(minLength(1, 'must name a page')),
});

/** Which components of a remote are shown at which paths, with absolute folders. */
export type Description = Infer<typeof descriptionSchema>;

/**
 * Reads the description of a remote.
 *
 * @param file its path, from the current folder or absolute
 * @throws Refused when there is no such file, or when one of its fields is wrong
 */
export async function readDescription(file: string): Promise<Description> {
  try {
    const description = checkWritten(descriptionSchema, parseJson(await readFile(file, 'utf8'), file), file);
    const inFolder = (path: string) => resolve(dirname(file), path);
    return { ...description, built: inFolder(description.built), dist: inFolder(description.dist) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const what = code === 'ENOENT' ? `There is no file ${file}` : message;
    throw new Refused('FUR-ADAPT-DESCRIPTION', `${what}. docs/other-toolchains.md has an example.`);
  }
}
