import { buildFile, type Build } from '@furrow/formats/build.schema';
import { documentText } from '@furrow/formats/check-shape';
import { contractVersion } from '@furrow/contract/version';
import { pageDocumentFolder, type PageDocument } from '@furrow/formats/page-document.schema';
import { buildAddress } from '@furrow/formats/release-name';
import { siteFolder } from '@furrow/formats/site-file';
import type { BuiltManifest } from '@furrow/formats/remote-manifest.schema';
import type { PrerenderedRemote } from '@furrow/remote/prerender';
import type { Compiler } from '@rspack/core';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAgainstSite } from '../base-config';
import type { BundledPackagesPlugin } from '../assets/bundled-packages';
import { copyNamedAssets } from '../assets/named-assets';
import { chunkRecords, type ChunkRecords } from '../assets/chunk-records';
import { writeContractTypes } from './contract-types';
import type { PageAssetsPlugin } from './page-assets';
import { documentsOf, prerender, type AssetsOfRoutes } from './prerendered';
import { runtimeFile } from '../assets/release-files';
import { shareScopeOf, type SharedModules } from '../federation/share';
import { styledTexts, tokensUsed } from './tokens';
import type { TranslatedPart } from './translated-part';
import type { Package } from '../workspace';

/** Runs the node build and writes the release's page documents and `build.json` beside the web build's files. */
export class PrerenderPlugin {
  constructor(
    private app: Package,
    private web: { assets: PageAssetsPlugin; packages: BundledPackagesPlugin },
    private shared: SharedModules,
    private output: string,
    private siteFiles: () => Promise<Record<string, Uint8Array>> = () => Promise.resolve({}),
    /** What has been prerendered in other languages before. */
    private translations: readonly TranslatedPart[] = [],
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('PrerenderPlugin', async (stats) => {
      // The folder is missing when the web build failed, which has already reported its errors.
      if (stats.hasErrors() || !existsSync(this.output)) return;
      const chunks = chunkRecords(stats);
      try {
        await this.write(compiler, await prerender(compiler, chunks), chunks);
      } catch (error) {
        if (!isAgainstSite()) throw error;
        // The last release without an error stays until this error is corrected.
        console.error((error as Error).message);
      }
    });
  }

  private async write(compiler: Compiler, prerendered: PrerenderedRemote, chunks: ChunkRecords): Promise<void> {
    const { name, fragments, slots, files } = prerendered;
    if (name !== this.app.name) {
      throw new Error(
        `routes.ts says "${name}", package.json says "${this.app.name}": a remote has one name everywhere.`,
      );
    }
    const { assets } = this.web;
    const own = await documentsOf(prerendered, { chunks, assets, output: this.output, language: '' });
    const { manifest, assetsOf } = own;
    await this.writePages([...own.pages, ...this.translations.flatMap((each) => each.pages)]);
    const fragmentFiles = Object.assign(
      {},
      own.fragments,
      ...this.translations.flatMap((each) => [each.fragments, each.siteFiles]),
    ) as PrerenderedRemote['files'];
    const siteFiles = Object.entries(await this.siteFiles()).map(
      ([path, bytes]) => [siteFolder + path, bytes] as const,
    );
    const given = { ...files, ...fragmentFiles, ...Object.fromEntries(siteFiles) };
    await this.writeFiles(given);
    const address = buildAddress(this.app.name, this.app.version);
    await copyNamedAssets(given, address, { built: compiler.outputPath, release: this.output });
    const usesTokens = tokensUsed(await styledTexts(this.output));
    const build: Build = { ...this.buildOf(prerendered, assetsOf, manifest), usesTokens };
    await writeFile(join(this.output, buildFile), documentText(build));
    await writeContractTypes(compiler.context, this.output, name, { fragments, slots });
    await this.web.packages.write(this.app, this.output);
  }

  private async writePages(pages: readonly PageDocument[]): Promise<void> {
    // The document of a removed page must not stay in a folder that is written many times.
    await rm(join(this.output, pageDocumentFolder), { recursive: true, force: true });
    await mkdir(join(this.output, pageDocumentFolder), { recursive: true });
    for (const [index, document] of pages.entries())
      await writeFile(join(this.output, pageDocumentFolder, `${index}.json`), documentText(document));
  }

  private async writeFiles(files: Record<string, string | Uint8Array>): Promise<void> {
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(this.output, file)), { recursive: true });
      await writeFile(join(this.output, file), content);
    }
  }

  private buildOf(
    { name, react, requires, routes, navigation, fragments, slots }: PrerenderedRemote,
    assetsOf: AssetsOfRoutes,
    manifest: BuiltManifest,
  ): Build {
    return {
      app: name,
      version: this.app.version,
      contract: contractVersion,
      ...(requires && { requires }),
      react,
      routes: routes.map(({ pattern, pages: paths, files: own, kind, shell }) => {
        const { scripts = [], styles = [], shared = {} } = assetsOf.get(pattern) ?? {};
        const files = [...styles, ...scripts, ...own];
        return { pattern, pages: paths, files, uses: Object.keys(shared), kind, shell };
      }),
      navigation,
      ...(this.translations.length > 0 && {
        languages: Object.fromEntries(
          this.translations.map(({ translation, manifest: file }) => [
            translation.language,
            { fragments: translation.fragments, manifest: file },
          ]),
        ),
      }),
      ...(fragments.length > 0 && {
        fragments: fragments.map(({ name: own, schema, variants, fills, slots: held }) => ({
          name: own,
          schema,
          variants: variants.map(({ props }) => props),
          ...(fills && { fills: [...fills] }),
          ...(held.length > 0 && { slots: held }),
        })),
      }),
      ...(slots.length > 0 && { slots }),
      lifecycles: manifest.exposes.some(({ path }) => path === './lifecycles'),
      shared: shareScopeOf(this.shared),
      runtime: runtimeFile,
    };
  }
}
