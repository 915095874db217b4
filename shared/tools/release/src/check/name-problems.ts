import type { Candidate } from '../store/candidate';
import { type Reason, reason } from '../domain/refused';

/** In bytes: the longest name of a file or folder. Disks hold 255, of which drafts and compressed copies need some. */
const longestName = 200;
/** In bytes: the longest path in a release. Buckets hold 1024 in all, and a delta has the names of two releases in its path. */
const longestPath = 500;
/** In characters: the longest `app@version`, which is a folder of a canary. */
const longestRelease = 150;

/**
 * The names that not every disk and store can hold. A release with one of them would go live and then keep every other
 * command from writing its documents.
 */
export function nameProblems({ release: { app, version }, files, pages }: Candidate): Reason[] {
  const name = `${app}@${version}`;
  return [
    ...(name.length > longestRelease
      ? [
          reason(
            'FUR-BUILD-FILE-NAME',
            `its name has ${name.length} characters, and app and version may have ${longestRelease} together. Shorten the version in its package.json.`,
          ),
        ]
      : []),
    ...tooLong([...files.keys()]).map((path) =>
      reason('FUR-BUILD-FILE-NAME', `its file ${shortened(path)} has a name that is too long. ${advice}`),
    ),
    ...tooLong(pages.map(({ path }) => path)).map((path) =>
      reason('FUR-BUILD-PAGE-PATH', `the page ${shortened(path)} has a path that is too long. ${advice}`),
    ),
    ...alike([...files.keys()]).map(([one, other]) =>
      reason(
        'FUR-BUILD-FILE-NAME',
        `its files ${one} and ${other} differ only in upper and lower case, and some disks hold one of them. Give one another name.`,
      ),
    ),
  ];
}

const advice = `Use at most ${longestName} bytes between two slashes, and ${longestPath} in all.`;

function tooLong(paths: readonly string[]): string[] {
  return paths.filter(
    (path) =>
      Buffer.byteLength(path) > longestPath || path.split('/').some((name) => Buffer.byteLength(name) > longestName),
  );
}

const shortened = (path: string): string => (path.length > 60 ? `${path.slice(0, 60)}…` : path);

/** The pairs of paths that are one on disks that do not tell upper and lower case apart, or write accents in one way. */
function alike(paths: readonly string[]): [string, string][] {
  const first = new Map<string, string>();
  return paths.flatMap((path): [string, string][] => {
    const known = first.get(path.normalize().toLowerCase());
    first.set(path.normalize().toLowerCase(), known ?? path);
    return known === undefined ? [] : [[known, path]];
  });
}
