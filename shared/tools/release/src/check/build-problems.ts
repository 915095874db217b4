import { hostName } from '@furrow/discovery/discovery';
import { matchesPattern } from '@furrow/discovery/route-match';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { publishedFile, releaseFile, type Release } from '@furrow/formats/release.schema';
import { parseShellDocument, shellFile } from '@furrow/formats/shell-document.schema';
import { searchPartFile } from '@furrow/formats/search-entry';
import { parseSearchPart } from '@furrow/formats/search-entry.schema';
import { isSiteFile, siteFilesOf, siteFolder } from '@furrow/formats/site-file';
import { isPagePath } from '../domain/paths';
import type { Candidate } from '../store/candidate';
import { parseReleased, textOf } from '../store/storage';
import { isCompressedCopy } from '../store/compressed-copies';
import { fillerProblems } from './filler-problems';
import { offerProblems } from './fragment-gate';
import { nameProblems } from './name-problems';
import { transitionNameProblems } from './transition-names';
import { type Reason, reason } from '../domain/refused';

/** In characters. The limit exists because the patterns of all apps are compared with each other. */
const longestPattern = 500;
/** Per app, for the same reason. */
const mostRoutes = 2000;

type Route = Release['routes'][number];

/** Every problem of the build itself, regardless of what is live. */
export function buildProblems(candidate: Candidate): Reason[] {
  const { release, files, pages, exposes, container } = candidate;
  const ofFiles = [
    ...[...files.keys()].flatMap(fileProblems),
    ...nameProblems(candidate),
    ...missingSearchPictures(candidate),
  ];
  if (release.app === hostName)
    return [
      ...ofFiles,
      ...missingPictures(candidate),
      ...when(release.routes.length > 0, () =>
        reason(
          'FUR-BUILD-HOST-ROUTES',
          'the host claims routes, but pages belong to remotes. Move them into a remote.',
        ),
      ),
    ];
  const documents = new Set(pages.map((page) => page.path));
  return [
    ...ofFiles,
    ...offerProblems(release),
    ...fillerProblems({ release, files }),
    ...moduleProblems(release, exposes),
    ...when(release.routes.length > mostRoutes, () =>
      reason(
        'FUR-BUILD-TOO-MANY-ROUTES',
        `it has ${release.routes.length} routes, and a remote may have at most ${mostRoutes}. Combine them with variable segments.`,
      ),
    ),
    ...release.routes.flatMap((route) => routeProblems(route, documents)),
    ...documentProblems(release.routes, documents),
    ...missingFiles(files, pages, container),
    ...transitionNameProblems({ release, files }),
  ];
}

/** What the manifest and the documents name has to be in the build. */
function missingFiles(files: Candidate['files'], pages: Candidate['pages'], container = ''): Reason[] {
  const named = [
    { by: manifestFile, names: [container] },
    ...pages.map(({ path, assets: { scripts, styles, shared } }) => ({
      by: `the page ${path}`,
      names: [...scripts, ...styles, ...Object.values(shared).flat()],
    })),
  ];
  return named.flatMap(({ by, names }) => names.filter((name) => !files.has(name)).map((name) => missing(by, name)));
}

/** The pictures in the menus of a host, in each language, which are on every page of the site. */
function missingPictures({ release, files, folder }: Candidate): Reason[] {
  const own = `/${folder}/`;
  const shells = [shellFile, ...Object.values(release.languages ?? {}).map(({ manifest }) => manifest)];
  const menus = shells.flatMap((path) => {
    const bytes = files.get(path);
    return bytes ? (parseShellDocument(parseReleased(textOf(bytes), path), path).menus ?? []) : [];
  });
  const pictures = menus.flatMap(({ listed, ...menu }) =>
    [menu, ...listed].flatMap(({ picture = '', darkPicture = '' }) => [picture, darkPicture]),
  );
  return [...new Set(pictures)]
    .filter((address) => address.startsWith(own) && !files.has(address.slice(own.length)))
    .map((address) => missing('a menu', address.slice(own.length)));
}

/** The pictures of what the search finds, in each language. They are files of the release, or files for the site. */
function missingSearchPictures({ release, files, folder }: Candidate): Reason[] {
  const own = `/${folder}/`;
  const parts = ['', ...Object.keys(release.languages ?? {})].map((language) => searchPartFile(release.app, language));
  return [...new Set(parts.flatMap((part) => picturesIn(files.get(siteFolder + part), part)))]
    .map((address) => (address.startsWith(own) ? address.slice(own.length) : address))
    .filter((file) => !files.has(file.startsWith('/') ? siteFolder + file.slice(1) : file))
    .map((file) => missing('the search', file));
}

/** None in a file that holds no entries: composing leaves it out and says why. */
function picturesIn(bytes: Uint8Array | undefined, file: string): string[] {
  if (!bytes) return [];
  try {
    return parseSearchPart(textOf(bytes), file).flatMap(({ art }) => art ?? []);
  } catch {
    return [];
  }
}

function missing(by: string, file: string): Reason {
  return reason('FUR-BUILD-FILE-MISSING', `${by} names the file ${file}, which is not in the build. Build again.`);
}

function when(isSo: boolean, problem: () => Reason): Reason[] {
  return isSo ? [problem()] : [];
}

function fileProblems(path: string): Reason[] {
  return [
    ...when(
      siteFilesOf([path]).some((address) => !isSiteFile(address)),
      () =>
        reason(
          'FUR-BUILD-FILE-ADDRESS',
          `its file ${path} cannot have an address of the site. Use lower-case letters, digits and dashes, an ending such as .xml, .json, .txt, .png or .ico, and no name that the site itself needs.`,
        ),
    ),
    ...when(isCompressedCopy(path), () =>
      reason(
        'FUR-BUILD-FILE-COMPRESSED',
        `its file ${path} has the name of a compressed copy, which no visitor can ask for. Leave it out of the build: copies are made when a release is stored.`,
      ),
    ),
    ...when(/[\\\p{Cc}]/u.test(path), () =>
      reason(
        'FUR-BUILD-FILE-NAME',
        `its file ${path} has a backslash or a control character in its name, which not every disk and store can keep. Give it another name.`,
      ),
    ),
    ...when(
      path.split('/').some((name) => ['', '.', '..', '__proto__'].includes(name)),
      () =>
        reason(
          'FUR-BUILD-FILE-NAME',
          `its file ${JSON.stringify(path)} does not have a valid path. Use plain folder and file names.`,
        ),
    ),
    ...when([releaseFile, publishedFile].includes(path), () =>
      reason(
        'FUR-BUILD-FILE-RESERVED',
        `its file ${path} has the name of a file that is made when a release is stored. Give it another name.`,
      ),
    ),
  ];
}

/** The modules that the host mounts must exist. */
function moduleProblems({ fragments, lifecycles }: Release, exposes: readonly string[]): Reason[] {
  const hasLifecycles = exposes.includes('./lifecycles');
  return [
    ...when(fragments !== undefined && !exposes.includes('./fragments'), () =>
      reason(
        'FUR-BUILD-NOT-EXPOSED',
        'it offers fragments, but does not expose ./fragments. Build it with defineRemote().',
      ),
    ),
    ...when(!hasLifecycles, () =>
      reason(
        'FUR-BUILD-NOT-EXPOSED',
        'it does not expose ./lifecycles, so the host has nothing to mount. Expose src/lifecycles.ts under that name.',
      ),
    ),
    ...when(hasLifecycles && !lifecycles, () =>
      reason('FUR-BUILD-NOT-EXPOSED', './lifecycles is missing mount or unmount. Build it with defineRemote().'),
    ),
  ];
}

function routeProblems({ pattern, pages }: Route, documents: ReadonlySet<string>): Reason[] {
  return [
    ...when(!isPattern(pattern) || pattern.length > longestPattern, () =>
      reason(
        'FUR-BUILD-ROUTE-PATTERN',
        `the route "${pattern}" is not a valid pattern. Use lower-case segments, :name for a variable one, no slash at the end, and at most ${longestPattern} characters.`,
      ),
    ),
    ...when(pages.length === 0, () =>
      reason(
        'FUR-BUILD-ROUTE-EMPTY',
        `the route ${pattern} has no prerendered page. List its paths under "pages" in routes.ts.`,
      ),
    ),
    ...pages.flatMap((path) => [
      ...when(!isPagePath(path), () =>
        reason(
          'FUR-BUILD-PAGE-PATH',
          `the page "${path}" cannot be a document of the site. Use lower-case letters, digits and dashes, and no slash at the end.`,
        ),
      ),
      ...when(isPagePath(path) && !matchesPattern(pattern, path), () =>
        reason(
          'FUR-BUILD-PAGE-ROUTE',
          `the page ${path} does not match its route ${pattern}. Correct "pages" in routes.ts.`,
        ),
      ),
      ...when(!documents.has(path), () =>
        reason(
          'FUR-BUILD-PAGE-MISSING',
          `the page ${path} was not prerendered. Build again and look at the build's messages.`,
        ),
      ),
    ]),
  ];
}

/** Each document belongs to one page, and each page to one route. */
function documentProblems(routes: readonly Route[], documents: ReadonlySet<string>): Reason[] {
  const declared = routes.flatMap(({ pages }) => pages);
  const known = new Set(declared);
  const twice = new Set(declared.filter((path, index) => declared.indexOf(path) !== index));
  return [
    ...[...documents]
      .filter((path) => !known.has(path))
      .map((path) =>
        reason(
          'FUR-BUILD-PAGE-UNNAMED',
          `there is a document for ${path}, which no route names. Build again from a clean folder.`,
        ),
      ),
    ...[...twice].map((path) =>
      reason('FUR-BUILD-PAGE-TWICE', `two routes name the page ${path}. Keep it in one of them.`),
    ),
  ];
}

function isPattern(pattern: string): boolean {
  if (pattern.endsWith('/index')) return false;
  return pattern === '/' || /^(?:\/(?::[A-Za-z][A-Za-z0-9]*|[a-z0-9][a-z0-9_~-]*))*(?:\/\*)?$/.test(pattern);
}
