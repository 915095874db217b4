import { kindsOfFile, type KindOfFile } from '@furrow/release/check/weigh';

/** What a page weighs by kind of file, in bytes after brotli. The columns of the table are in the order of the kinds. */
export type PageWeight = Record<KindOfFile, number>;

/**
 * Holds the table of a document about what pages weigh against their weights. A row names its page by a path in
 * backticks; its figures are kilobytes, and may be off by a thirtieth, or by 0.2.
 *
 * @param weightOf what the page at a path weighs; undefined when there is no such page
 * @returns a sentence for each figure that is wrong, and for a table without rows
 */
export function wrongWeights(
  document: string,
  markdown: string,
  weightOf: (path: string) => PageWeight | undefined,
): string[] {
  const rows = [...markdown.matchAll(/^\|[^|]*`(\/[^`]*)`[^|]*\|(.*)\|$/gm)];
  if (rows.length === 0) return [`${document} has no table of what pages weigh.`];
  return rows.flatMap(([, path = '', cells = '']) => {
    const weight = weightOf(path);
    if (!weight) return [`${document} says what ${path} weighs, which is no page of the site.`];
    const figures = cells.split('|').map(Number);
    return kindsOfFile.flatMap((kind, column) => {
      const measured = weight[kind] / 1000;
      const said = figures[column] ?? NaN;
      if (isAbout(said, measured)) return [];
      return [`${document} says that ${path} weighs ${said} kB of ${kind}. It weighs ${measured.toFixed(1)} kB.`];
    });
  });
}

/**
 * Holds what a document says of the scripts that the landing page runs before it is pressed against what they weigh.
 *
 * @param bytes after brotli
 */
export function wrongScripts(document: string, markdown: string, bytes: number): string[] {
  const [, figure] = /^\| JavaScript of the landing page[^|]*\| +([\d.]+) kB/m.exec(markdown) ?? [];
  if (figure === undefined) return [`${document} does not say what the scripts of the landing page weigh.`];
  if (isAbout(Number(figure), bytes / 1000)) return [];
  return [
    `${document} says that the scripts of the landing page weigh ${figure} kB. They weigh ${(bytes / 1000).toFixed(1)} kB.`,
  ];
}

function isAbout(said: number, measured: number): boolean {
  return Math.abs(said - measured) <= Math.max(0.2, measured / 30);
}
