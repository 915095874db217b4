import { fragmentFile } from '@furrow/formats/fragment-props';
import { type FragmentDocument, parseFragmentDocument } from '@furrow/formats/fragment.schema';
import type { StoredRelease } from '../../store/releases';
import { readRequired, readText, type OriginStorage } from '../../store/storage';

/** In names of scripts and style sheets: the build that they are of. */
const buildInName = /\.([0-9a-f]{8})\.(?:js|css)$/;

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
    const [one, other] = [before && (await contentOf(storage, before, name)), await contentOf(storage, after, name)];
    if (one === undefined || one !== other) changed.add(name);
  }
  return changed;
}

/**
 * All that a fragment is made of as one text, without the names of the build and of the release: every build has others,
 * whatever has changed in it. The remote entry, which leads to every chunk of the app, is left out. Pictures need not be
 * read, because their names say what they hold.
 */
async function contentOf(storage: OriginStorage, release: StoredRelease, name: string): Promise<string | undefined> {
  const offered = release.fragments?.find((fragment) => fragment.name === name);
  if (!offered) return undefined;
  const file = `${release.folder}/${fragmentFile(name)}`;
  const document = parseFragmentDocument(await readRequired(storage, file), file);
  const files = filesOf(document).filter((path) => path !== 'remoteEntry.js');
  const build = files.flatMap((path) => buildInName.exec(path)?.[1] ?? [])[0];
  const texts = [JSON.stringify([offered, document])];
  for (const path of files) texts.push(path, (await readText(storage, `${release.folder}/${path}`)) ?? '');
  const text = texts.join('\n').replaceAll(release.folder, 'release').replaceAll(`"${release.version}"`, '"version"');
  return build === undefined ? text : text.replaceAll(build, 'build');
}

function filesOf({ assets, later, boot }: FragmentDocument): string[] {
  const listed = [assets, later].flatMap((each) =>
    each ? [...each.scripts, ...each.styles, ...Object.values(each.shared).flat()] : [],
  );
  return [...new Set([...listed, ...(boot === undefined ? [] : [boot])])].sort();
}
