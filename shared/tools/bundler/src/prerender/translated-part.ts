import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import type { Compiler } from '@rspack/core';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chunkRecords } from '../assets/chunk-records';
import { remoteEntryFile } from '../federation/federation-runtime';
import { languageFolder, type Translation } from '../languages';
import { PageAssetsPlugin } from './page-assets';
import { documentsOf, prerender, type Documents } from './prerendered';

/**
 * Runs the node build of a remote in another language, and keeps what it has translated for the release. The build in
 * the language of the sources comes after it and writes the release.
 */
export class TranslatedPart {
  readonly assets = new PageAssetsPlugin();
  private documents: Documents | undefined;

  constructor(
    private readonly output: string,
    readonly translation: Translation,
  ) {}

  /** The manifest of its container, relative to the folder of the release. */
  get manifest(): string {
    return languageFolder(this.translation.language) + manifestFile;
  }

  /** The documents of the pages that are translated. */
  get pages(): Documents['pages'] {
    return this.documents?.pages ?? [];
  }

  /** The documents of the fragments by file; none when they are not translated. */
  get fragments(): Documents['fragments'] {
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
      this.documents = await documentsOf({ ...prerendered, pages }, { chunks, assets, output, language });
      await nameEntry(join(output, this.manifest), languageFolder(language) + remoteEntryFile);
    });
  }
}

/** Names the remote entry by its path in the folder of the release, as all files of a release are named. */
async function nameEntry(manifest: string, entry: string): Promise<void> {
  const said = JSON.parse(await readFile(manifest, 'utf8')) as { metaData: { remoteEntry: { name: string } } };
  said.metaData.remoteEntry = { ...said.metaData.remoteEntry, name: entry };
  await writeFile(manifest, JSON.stringify(said));
}
