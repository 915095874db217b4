import { type Discovery, type Entry, hostName } from '@furrow/discovery/discovery';
import { menuStylesFile } from '@furrow/formats/site-file';
import { all } from '../../domain/all';
import { filesIn } from '../document/document';
import { linkedPaths, linkedStyles } from '../document/linked-styles';
import { fileReader } from '../document/markup';
import { shellHtml, type SiteContext } from './compose-remote';
import { inputsOf } from './composed-file';
import { emptyPiece, type Piece } from './pieces';

type Source = { name: string; entry: Entry };

/** The live releases with pages in the menus of the shell, in the order of their apps' names. */
export function menuSources({ around, versions }: SiteContext, discovery: Discovery): Source[] {
  const paths = linkedPaths([shellHtml(around)]);
  return Object.keys(discovery.microFrontends)
    .sort()
    .flatMap((name) => {
      const entry = name === hostName ? undefined : versions.live(name);
      return entry?.extras.pages.some((page) => paths.has(page)) ? [{ name, entry }] : [];
    });
}

/**
 * The stylesheets of the pages in the menus, where the shell has links at all. Documents name only those of releases
 * that are part of them, so that no release changes the documents of other teams; this file changes with each release
 * that has a page in a menu.
 */
export function menuStylesPiece(
  { around, hostInputs, filesOf, problemOf }: SiteContext,
  sources: readonly Source[],
): Piece[] {
  if (around.told.menuStyles === undefined) return [];
  const trusted = sources.filter(({ name, entry }) => !problemOf(name, entry));
  const file = menuStylesFile;
  const inputs = inputsOf(
    hostInputs,
    trusted.map(({ name, entry }) => [name, entry.extras.releaseIntegrity]),
  );
  return [
    {
      address: `/${file}`,
      file,
      async compose(known) {
        if (known(file)?.inputs === inputs) return { ...emptyPiece(), unchanged: [file] };
        try {
          const releases = await all(trusted, async ({ name, entry }) => (await filesOf(name, entry)).release);
          const present = around.shell.assets.styles.map(fileReader(around.release));
          const named = linkedStyles([shellHtml(around)], releases, filesIn(around), present).linkedStyles ?? {};
          return { ...emptyPiece(), files: new Map([[file, { content: JSON.stringify(named), inputs }]]) };
        } catch (error) {
          return { ...emptyPiece(), kept: [file], damaged: [(error as Error).message] };
        }
      },
    },
  ];
}
