import { isComposed, ledgerFile, privateFolder, viewFile, viewsFolder } from '../domain/paths';
import { journalFolder } from '../domain/journal';
import type { Ledger } from '../domain/ledger';
import { Refused } from '../domain/refused';
import { isViewName } from '../domain/view';
import { readLedger } from './ledger-file';
import type { Condition, OriginStorage } from './storage';

/** The folder with the ledger, the journal and the index of a view. */
const stateFolder = `${privateFolder}/views`;
const ledgerPattern = new RegExp(`^${stateFolder}/([^/]+)/${ledgerFile.slice(privateFolder.length + 1)}$`);

/** What a view has of its own of the files that only commands read. */
const isState = (path: string) =>
  path === ledgerFile || path.startsWith(`${journalFolder}/`) || /^\.furrow\/composed(?:\.json|\/)/.test(path);

const isDocument = (path: string) => isComposed(path) || path === viewFile;

/** Where a file of a view is in the origin of the site. */
function placeIn(view: string, path: string): string {
  if (isState(path)) return `${stateFolder}/${view}/${path.slice(privateFolder.length + 1)}`;
  return isDocument(path) ? `${viewsFolder}/${view}/${path}` : path;
}

/**
 * A view of the site as an origin: with a ledger, a journal, an index and composed files of its own, and with the
 * releases, the settings and the teams of the site. All that changes and composes a site works on a view in the same
 * way.
 *
 * @param storage the origin of the site
 */
export function viewStorage(storage: OriginStorage, view: string): OriginStorage {
  const [documents, state] = [`${viewsFolder}/${view}/`, `${stateFolder}/${view}/`];

  const placeOf = (path: string) => placeIn(view, path);

  /** The path in the view of a file of the origin; undefined for a file that the view does not show. */
  function pathOf(place: string): string | undefined {
    if (place.startsWith(documents)) return place.slice(documents.length);
    if (place.startsWith(state)) return `${privateFolder}/${place.slice(state.length)}`;
    return isState(place) || isDocument(place) ? undefined : place;
  }

  const conditionOf = ({ whileCurrent, ...condition }: Condition): Condition => ({
    ...condition,
    ...(whileCurrent && { whileCurrent: { ...whileCurrent, path: placeOf(whileCurrent.path) } }),
  });

  return {
    ...storage,
    read: (path) => storage.read(placeOf(path)),
    async list(prefix) {
      const places = isState(prefix)
        ? await storage.list(placeOf(prefix))
        : [...(await storage.list(prefix)), ...(await storage.list(documents)), ...(await storage.list(state))];
      const paths = [...new Set(places)].flatMap((place) => pathOf(place) ?? []);
      return paths.filter((path) => path.startsWith(prefix)).sort();
    },
    write: (path, content, condition) => storage.write(placeOf(path), content, condition && conditionOf(condition)),
    remove: (path, condition) => storage.remove(placeOf(path), condition && conditionOf(condition)),
    ...(storage.copies && { copies: async (path: string) => (await storage.copies?.(placeOf(path))) ?? [] }),
    ...(storage.isHidden && { isHidden: (path: string) => storage.isHidden?.(placeOf(path)) ?? false }),
  };
}

/** The names of the views of a site. */
export async function viewNames(storage: Pick<OriginStorage, 'list'>): Promise<string[]> {
  const names = (await storage.list(`${stateFolder}/`)).flatMap((path) => ledgerPattern.exec(path)?.[1] ?? []);
  return names.filter(isViewName);
}

/**
 * Makes sure that a storage sees the views of the site. A live site keeps to itself which ones there are.
 *
 * @throws Refused for a site over HTTP
 */
export function expectViews(storage: Pick<OriginStorage, 'isHidden'>): void {
  if (storage.isHidden?.(`${stateFolder}/`))
    throw new Refused(
      'FUR-ENV-NOT-PUBLIC',
      'A site does not publish its environments and previews, so they cannot be read over HTTP. Name the place of the origin with --origin.',
    );
}

/** The ledger of a view; an empty one where there is no such view. */
export async function readViewLedger(storage: Pick<OriginStorage, 'read'>, view: string): Promise<Ledger> {
  const read: OriginStorage['read'] = (path) => storage.read(placeIn(view, path));
  return readLedger({ read });
}

/** The files that a view has or had in the origin, with their places there. */
export async function filesOfView(storage: Pick<OriginStorage, 'list'>, view: string): Promise<string[]> {
  return [...(await storage.list(`${viewsFolder}/${view}/`)), ...(await storage.list(`${stateFolder}/${view}/`))];
}

/** The names of all views of which the origin has any file, also of those that were removed halfway. */
export async function viewTraces(storage: Pick<OriginStorage, 'list'>): Promise<string[]> {
  const paths = [...(await storage.list(`${viewsFolder}/`)), ...(await storage.list(`${stateFolder}/`))];
  const names = paths.map((path) => path.replace(`${privateFolder}/views/`, `${viewsFolder}/`).split('/')[1] ?? '');
  return [...new Set(names)].filter(isViewName);
}
