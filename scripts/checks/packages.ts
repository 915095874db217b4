import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { readFile } from 'node:fs/promises';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { forRemotes } from '../packages/api';
import {
  changesetProblems,
  contentOf,
  pendingChangesets,
  readContents,
  versionProblems,
} from '../packages/last-versions';
import { noticeProblems, packPackages } from '../packages/pack';

/**
 * These packages are ES modules only. `require`, and TypeScript's resolution from before `exports`, cannot find
 * anything in them.
 */
const ofNoConcern = ['node10', 'node16-cjs'];

/**
 * Packs the shared packages and lets two tools judge what others would install: publint reads what package.json
 * promises, and arethetypeswrong checks whether TypeScript finds the types of what Node and bundlers find. A package
 * that has changed since its last version needs a changeset, which says what changed. Packing makes the pages about what
 * the packages export, and fails where an export has no docstring.
 */
export async function packages(): Promise<{ passed: number; failed: number; details: string }> {
  const archives = Object.entries(await packPackages());
  const recorded = await readContents();
  const changesets = await pendingChangesets();
  const described = new Set(changesets.flatMap(({ releases }) => releases.map(({ name }) => name)));
  const names = archives.map(([name]) => name);
  const problems = new Map([['.changeset', changesetProblems(changesets, names)]]);
  for (const [name, file] of archives) {
    const bytes = await readFile(file);
    const archive = createPackageFromTarballData(bytes);
    const version = versionProblems({
      name,
      version: archive.packageVersion,
      changelog: archive.tryReadFile(`/node_modules/${name}/CHANGELOG.md`) ?? '',
      content: contentOf(archive),
      recorded: recorded[name],
      isDescribed: described.has(name),
    });
    const files = [...pageProblems(archive), ...noticeProblems(archive)];
    problems.set(name, [...(await promises(bytes)), ...(await types(archive)), ...version, ...files]);
  }
  const wrong = [...problems].filter(([, found]) => found.length > 0);
  return {
    passed: problems.size - wrong.length,
    failed: wrong.length,
    details: wrong.map(([name, found]) => [name, ...found].join('\n  ')).join('\n'),
  };
}

/** A package that remotes import from says in a page of its own what it exports. */
function pageProblems(archive: Package): string[] {
  const [, folder = ''] = archive.packageName.split('/');
  const page = archive.tryReadFile(`/node_modules/${archive.packageName}/dist/api.md`) ?? '';
  return !forRemotes.includes(folder) || page.includes(archive.packageName) ? [] : ['It lacks dist/api.md.'];
}

async function promises(archive: Buffer): Promise<string[]> {
  const tarball = archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.byteLength) as ArrayBuffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.filter(({ type }) => type !== 'suggestion').flatMap((one) => formatMessage(one, pkg) ?? one.code);
}

async function types(checked: Package): Promise<string[]> {
  const result = await checkPackage(checked, {
    includeEntrypoints: patternEntries(checked),
    excludeEntrypoints: [/\.(?:css|json)$/],
  });
  const problems = result.types ? result.problems : [];
  return problems
    .filter((problem) => !('resolutionKind' in problem && ofNoConcern.includes(problem.resolutionKind)))
    .map((problem) => JSON.stringify({ ...problem, trace: undefined }));
}

/**
 * The names of the modules that are exported by a pattern such as `./*`, because arethetypeswrong does not resolve
 * patterns.
 */
function patternEntries(checked: Package): string[] {
  const folder = `/node_modules/${checked.packageName}`;
  const { exports } = JSON.parse(checked.readFile(`${folder}/package.json`)) as { exports: Record<string, unknown> };
  return Object.entries(exports).flatMap(([pattern, target]) => {
    const [start, end] = typeof target === 'string' ? target.replace(/\.js$/, '.d.ts').split('*') : [];
    if (start === undefined || end !== '.d.ts') return [];
    const from = `${folder}/${start.slice('./'.length)}`;
    const files = checked.listFiles(folder).filter((file) => file.startsWith(from) && file.endsWith(end));
    return files.map((file) => pattern.replace('*', file.slice(from.length, -end.length)));
  });
}
