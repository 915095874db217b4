import { kilobytes, kindsOfFile, type KindOfFile, sumOf, type WeighedFile } from '@furrow/release/check/weigh';

/** What a page in another language may weigh, as a share of what it weighs in the language of the sources. */
const shares: Record<KindOfFile, number> = { html: 1.05, css: 1.01, js: 1.06, wake: 1.06, fonts: 1 };

/** A page in the language of the sources, and the same one in another. */
export type PageInLanguages = { path: string; source: readonly WeighedFile[]; other: readonly WeighedFile[] };

/**
 * The pages that cost visitors of another language more than its words do.
 *
 * @returns a sentence for each page and each kind of file that weighs too much
 */
export function heavierInLanguage(pages: readonly PageInLanguages[]): string[] {
  return pages.flatMap(({ path, source, other }) =>
    kindsOfFile.flatMap((kind) => {
      const [before, after] = [source, other].map((files) => sumOf(files.filter((file) => file.kind === kind)));
      const room = Math.floor((before ?? 0) * shares[kind]);
      if ((after ?? 0) <= room) return [];
      return [
        `${path} weighs ${kilobytes(after ?? 0)} kB of ${kind}; ${kilobytes(room)} kB are allowed beside the page in the language of the sources.`,
      ];
    }),
  );
}
