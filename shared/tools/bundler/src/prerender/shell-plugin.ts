import { buildFile, type Build } from '@furrow/formats/build.schema';
import { documentText } from '@furrow/formats/check-shape';
import { contractVersion } from '@furrow/contract/version';
import { shellFile, type ShellDocument } from '@furrow/formats/shell-document.schema';
import type { Compiler } from '@rspack/core';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BundledPackagesPlugin } from '../assets/bundled-packages';
import type { ChunksPlugin } from '../assets/chunk-records';
import { sharedKeys, shareScopeOf, type SharedModules } from '../federation/share';
import { siteStylesFile } from '../assets/release-files';
import { styledTexts, tokensSet } from './tokens';
import { languageFolder, type Translation } from '../languages';
import type { Package } from '../workspace';

/** What the host's `shell-document.tsx` exports: the shell as HTML, with {@link outletMark} in the place of the page. */
export type RenderedShell = {
  react: string;
  /** What the host says about the contract. */
  terms: Pick<Build, 'speaks' | 'capabilities'>;
  head: string;
  shell: string;
  /** The menus of the shell to which remotes can add links. */
  menus: NonNullable<ShellDocument['menus']>;
  notFound: ShellDocument['notFound'];
  sleeping: NonNullable<ShellDocument['sleeping']>;
  /** The fragments in the shell. */
  embeds: NonNullable<Build['embeds']>;
  /** The slots that the host offers, and those in the shell. */
  slots: NonNullable<Build['slots']>;
  shellSlots: NonNullable<Build['shellSlots']>;
};

export const outletMark = '<!--outlet-->';

/** Runs the host's node build and writes `shell.json` and `build.json` beside the web build's files. */
export class ShellPlugin {
  constructor(
    private app: Package,
    private web: { shared: SharedModules; packages: BundledPackagesPlugin; chunks: ChunksPlugin },
    private output: string,
    private language: string,
    private translations: readonly Translation[],
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('ShellPlugin', async (stats) => {
      // The web build failed and has reported its errors.
      if (stats.hasErrors() || !existsSync(this.output)) return;
      const bundle = join(compiler.outputPath, this.language ? `shell.${this.language}.cjs` : 'shell.cjs');
      const { renderShell } = createRequire(bundle)(bundle) as { renderShell(): Promise<RenderedShell> };
      await this.write(await renderShell());
    });
  }

  private async write({ react, terms, head, shell, menus, notFound, sleeping, ...held }: RenderedShell) {
    const { embeds, slots, shellSlots } = held;
    const [before, after, ...rest] = shell.split(outletMark);
    if (before === undefined || after === undefined || rest.length > 0) {
      throw new Error(`The shell must hold ${outletMark} exactly once: it is where a page goes.`);
    }
    const folder = languageFolder(this.language);
    const files = (await readdir(join(this.output, folder))).map((file) => folder + file);
    const named = (name: string, ending: string) =>
      files.filter((file) => file.startsWith(`${folder}${name}.`) && file.endsWith(ending));
    const styles = named('main', '.css');
    const css = await Promise.all(styles.map((file) => readFile(join(this.output, file), 'utf8')));
    checkClasses(shell + notFound.html, css.join(''));
    const document: ShellDocument = {
      contract: contractVersion,
      react,
      head,
      beforeSlot: before,
      afterSlot: after,
      menus,
      notFound,
      sleeping,
      assets: {
        boot: named('boot', '.js'),
        scripts: named('main', '.js'),
        styles,
        fragments: named('fragments', '.js'),
        observer: named('observer', '.js'),
      },
      provides: this.provided(),
      inlineScripts: inlineScriptHashes(head + sleeping.head + shell + notFound.html),
    };
    await writeFile(join(this.output, folder + shellFile), documentText(document));
    if (this.language) return;
    const build: Build = {
      app: this.app.name,
      version: this.app.version,
      contract: contractVersion,
      ...terms,
      react,
      routes: [],
      ...(this.translations.length > 0 && {
        languages: Object.fromEntries(
          this.translations.map(({ language }) => [
            language,
            { fragments: false, manifest: languageFolder(language) + shellFile },
          ]),
        ),
      }),
      ...(embeds.length > 0 && { embeds }),
      ...(slots.length > 0 && { slots }),
      ...(shellSlots.length > 0 && { shellSlots }),
      menus: menus.map(({ name }) => name),
      lifecycles: false,
      shared: shareScopeOf(this.web.shared),
      siteStyles: siteStylesFile,
      givesTokens: tokensSet([...(await styledTexts(this.output)), head, shell]),
    };
    await writeFile(join(this.output, buildFile), documentText(build));
    await this.web.packages.write(this.app, this.output);
  }

  /** The files of each share key. A package that every page needs is in the main file, so it has none of its own. */
  private provided(): ShellDocument['provides'] {
    const { shared, chunks } = this.web;
    const files = Object.entries(sharedKeys(shared)).map(([name, [key]]) => {
      const own = shared[name]?.eager ? [] : chunks.filesOfPackage(name);
      if (!shared[name]?.eager && own.length === 0)
        throw new Error(`The host provides ${name} and imports it nowhere: add it to provided.ts.`);
      return [key, own] as const;
    });
    return Object.fromEntries(files);
  }
}

/**
 * @throws Error that names the classes in the HTML that have no rule; icons have classes of their own, without rules
 */
export function checkClasses(html: string, css: string): void {
  const rules = css.replaceAll('\\', '');
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  const missing = [...new Set(classes)].filter((name) => !name.startsWith('lucide') && !rules.includes(`.${name}`));
  if (missing.length > 0)
    throw new Error(
      `No stylesheet of the shell has a rule for ${missing.join(', ')}: import its file in shell-styles.ts.`,
    );
}

/** `'sha256-…'` of each inline script that the policy must allow; a data block such as JSON needs none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?: type="speculationrules")?>([^]*?)<\/script>/g)].map(
    ([, code]) => code ?? '',
  );
  return scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
