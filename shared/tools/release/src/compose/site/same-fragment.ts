import { withoutClassHashes } from '@furrow/formats/class-names';
import { fragmentFile } from '@furrow/formats/fragment-props';
import { type FragmentDocument, parseFragmentDocument } from '@furrow/formats/fragment.schema';
import { all } from '../../domain/all';
import type { StoredRelease } from '../../domain/stored-release';
import { readReleased } from '../../store/releases';
import { readJson, readText, type OriginStorage } from '../../store/storage';

/**
 * The fragments, by name, that are not the same in two releases of an app: those that only one of them offers, and those
 * of which anything differs that a page with them would show or run.
 */
export async function changedFragments(
  storage: OriginStorage,
  before: StoredRelease | undefined,
  after: StoredRelease,
): Promise<Set<string>> {
  const names = new Set([...(before?.fragments ?? []), ...(after.fragments ?? [])].map(({ name }) => name));
  const changed = new Set<string>();
  for (const name of names) {
    // What cannot be read of the version before differs.
    const one = before && (await contentOf(storage, before, name).catch(() => undefined));
    const other = await contentOf(storage, after, name);
    if (one === undefined || one !== other) changed.add(name);
  }
  return changed;
}

/**
 * All that a fragment is made of as one text. Every build gives its chunks and its classes new names and shortens other names
 * in its code, whatever has changed in it. So the text holds the sources of which the source maps tell, and the HTML
 * without what names it. The remote entry, which leads to every chunk of the app, is left out.
 */
async function contentOf(storage: OriginStorage, release: StoredRelease, name: string): Promise<string | undefined> {
  const offered = release.fragments?.find((fragment) => fragment.name === name);
  if (!offered) return undefined;
  const file = fragmentFile(name);
  const { variants, assets, later, boot, ...described } = parseFragmentDocument(
    await readReleased(storage, release, file),
    `${release.folder}/${file}`,
  );
  const shown = variants.map(({ props, html }) => [props, withoutBuild(html, release.folder)]);
  const files = filesOf({ assets, later, boot }).filter((path) => path !== 'remoteEntry.js');
  const contents = await all(files, (path) => contentOfFile(storage, `${release.folder}/${path}`));
  return JSON.stringify([offered, described, shown, contents.sort()]);
}

/** HTML without the folder of its release, and with classes as they are called in their sources. */
function withoutBuild(html: string, folder: string): string {
  return html
    .replaceAll(folder, 'release')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => ` class="${withoutClassHashes(names)}"`);
}

const picture = /[\w-]+\.[0-9a-f]{8}\.(?!js|css)[a-z0-9]+/g;

/**
 * The sources of a script or a style sheet and the names of its pictures, which say what they hold; without sources the
 * file itself.
 */
async function contentOfFile(storage: OriginStorage, path: string): Promise<string> {
  const text = (await readText(storage, path)) ?? '';
  const map = (await readJson(storage, `${path}.map`).catch(() => undefined)) as Partial<SourceMap> | undefined;
  if (!map?.sources || !map.sourcesContent) return text;
  const { sources, sourcesContent } = map;
  // Of a style sheet a script holds the names of the classes alone, which differ in every build.
  const told = sources
    .map((source, index) => [source.replace(outward, ''), sourcesContent[index]] as const)
    .filter(([source]) => !source.startsWith('css '));
  return JSON.stringify([told.sort(([a], [b]) => (a < b ? -1 : 1)), (text.match(picture) ?? []).sort()]);
}

type SourceMap = { sources: string[]; sourcesContent: (string | null)[] };

/** The way from the folder of an app to the root of its workspace, which another copy of it may have elsewhere. */
const outward = /^webpack:\/\/[^/]*\/(?:\.\.?\/)*/;

function filesOf({ assets, later, boot }: Pick<FragmentDocument, 'assets' | 'later' | 'boot'>): string[] {
  const listed = [assets, later].flatMap((each) =>
    each ? [...each.scripts, ...each.styles, ...Object.values(each.shared).flat()] : [],
  );
  return [...new Set([...listed, ...(boot === undefined ? [] : [boot])])];
}
