import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { type SearchEntry, searchPartFile } from '@furrow/formats/search-entry';
import { siteFolder } from '@furrow/formats/site-file';
import type { PrerenderedRemote } from '@furrow/remote/prerender';
import type { Compiler } from '@rspack/core';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chunkRecords } from '../assets/chunk-records';
import { remoteEntryFile } from '../federation/federation-runtime';
import { languageFolder, type Translation } from '../languages';
import { PageAssetsPlugin } from './page-assets';
import { documentsOf, prerender, type PrerenderedDocuments } from './prerendered';

/**
 * Runs the node build of a remote in another language, and keeps what it has translated for the release. The build in
 * the language of the sources comes after it and writes the release.
 */
export class TranslatedPart {
  readonly assets = new PageAssetsPlugin();
  private documents: PrerenderedDocuments | undefined;
  /** What it gives to the site in the language: search entries of the pages that are translated, and its own files. */
  siteFiles: PrerenderedRemote['files'] = {};

  constructor(
    private readonly output: string,
    readonly translation: Translation,
  ) {}

  /** The manifest of its container, relative to the folder of the release. */
  get manifest(): string {
    return languageFolder(this.translation.language) + manifestFile;
  }

  /** The documents of the pages that are translated. */
  get pages(): PrerenderedDocuments['pages'] {
    return this.documents?.pages ?? [];
  }

  /** The documents of the fragments by file; none when they are not translated. */
  get fragments(): PrerenderedDocuments['fragments'] {
    return (this.translation.fragments && this.documents?.fragments) || {};
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('TranslatedPart', async (stats) => {
      if (stats.hasErrors() || !existsSync(this.output)) return;
      const chunks = chunkRecords(stats);
      const { output, assets, translation } = this;
      const { language, pages: patterns } = translation;
      const prerendered = await prerender(compiler, chunks);
      const unknown = patterns.find((one) => !prerendered.routes.some(({ pattern }) => pattern === one));
      if (unknown !== undefined)
        throw new Error(
          `src/languages.json translates ${unknown} into ${language}, and routes.ts does not contain that route.`,
        );
      const pages = prerendered.pages.filter(({ pattern }) => patterns.includes(pattern));
      this.siteFiles = {
        ...filesInLanguage(prerendered, language),
        ...translatedSearch(prerendered, new Set(pages.map(({ path }) => path)), language),
      };
      this.documents = await documentsOf({ ...prerendered, pages }, { chunks, assets, output, language });
      await nameEntry(join(output, this.manifest), languageFolder(language) + remoteEntryFile);
    });
  }
}

/** What the remote writes for the site in the folder of the language, such as `es/feed.atom`. */
function filesInLanguage({ files }: PrerenderedRemote, language: string): PrerenderedRemote['files'] {
  const given = Object.entries(files).filter(([path]) => path.startsWith(siteFolder + languageFolder(language)));
  return Object.fromEntries(given);
}

/** The entries that the remote gives to the search, without those of pages that are not translated. */
function translatedSearch(
  { name, files }: PrerenderedRemote,
  pages: ReadonlySet<string>,
  language: string,
): Record<string, string> {
  const given = JSON.parse(String(files[siteFolder + searchPartFile(name)] ?? '[]')) as SearchEntry[];
  const entries = given.filter(({ href }) => pages.has(href.replace(/[?#].*$/, '')));
  return entries.length > 0 ? { [siteFolder + searchPartFile(name, language)]: JSON.stringify(entries) } : {};
}

/** Names the remote entry by its path in the folder of the release, as all files of a release are named. */
async function nameEntry(manifest: string, entry: string): Promise<void> {
  const said = JSON.parse(await readFile(manifest, 'utf8')) as { metaData: { remoteEntry: { name: string } } };
  said.metaData.remoteEntry = { ...said.metaData.remoteEntry, name: entry };
  await writeFile(manifest, JSON.stringify(said));
}
