import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { Refused } from '@furrow/release/domain/refused';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './code';
import { containerOf } from './container';
import type { Description } from './description';
import { containerFile, expectFree, replace } from './release-folder';
import { readManifest, type StockManifest } from './stock-manifest';

/**
 * Makes a release of a build of stock Module Federation: the code of the remote is not changed, and a container around
 * it has the lifecycles that a site mounts.
 *
 * @throws Refused when the build cannot be shown, or when the folder of the release holds something else; that folder is
 *   as before then
 */
export async function adapt(description: Description): Promise<void> {
  const { built, dist, app, version, pages } = description;
  const manifest = await readManifest(built);
  expectReact(manifest.shared);
  await expectFree(dist, built);
  const used = [...manifest.shared, ...pages.map(({ expose }) => exposed(manifest, expose))];
  const filesOf = (kind: 'js' | 'css') => [
    ...new Set(used.flatMap(({ assets }) => [...assets[kind].sync, ...assets[kind].async])),
  ];
  const { remote, modules } = await codeOf(built, manifest, filesOf('js'), version);

  const exposes = Object.fromEntries(pages.map(({ path, expose }) => [path, expose]));
  const globalName = `furrow_${app.replaceAll('-', '_')}`;
  const container = `window.${globalName} = (${containerOf})(${remote}, ${JSON.stringify(exposes)});\n`;
  const described = describe(description, globalName, [containerFile, ...modules.keys()], filesOf('css'));
  await replace(dist, async (folder) => {
    await cp(built, folder, { recursive: true, filter: (file) => !/\.(?:html|js|json|map|txt)$/.test(file) });
    await mkdir(join(folder, 'documents'), { recursive: true });
    for (const [file, text] of [...modules, [containerFile, container] as const, ...described])
      await writeFile(join(folder, file), text);
  });
}

/** The files in which a release says what it is, and what its pages are. */
function describe(
  { app, version, pages }: Description,
  globalName: string,
  scripts: readonly string[],
  styles: readonly string[],
): [file: string, text: string][] {
  const metaData = { globalName, remoteEntry: { name: containerFile } };
  const routes = pages.map(({ path }) => ({ pattern: path, pages: [path], files: [...scripts, ...styles] }));
  const assets = { scripts, styles, shared: {} };
  const documents = pages.map(({ path, head, html }) => {
    return { format: 1, path, react: 'none', head, fragment: html, hydrate: 'load', assets };
  });
  const build = { format: 1, app, version, contract: 2, react: 'none', lifecycles: true, shared: {}, routes };
  return [
    ['build.json', JSON.stringify(build)],
    [manifestFile, JSON.stringify({ metaData, exposes: [{ path: './lifecycles' }] })],
    ...documents.map((document, index): [string, string] => [`documents/${index}.json`, JSON.stringify(document)]),
  ];
}

function exposed({ exposes }: StockManifest, expose: string): StockManifest['exposes'][number] {
  const found = exposes.find(({ path }) => path === expose);
  if (found) return found;
  const known = exposes.map(({ path }) => path).join(', ') || 'nothing';
  throw new Refused('FUR-ADAPT-EXPOSE', `The remote does not expose ${expose}. It exposes ${known}.`);
}

/** Since React 19 createRoot is in react-dom/client alone. */
function expectReact(shared: StockManifest['shared']): void {
  const has = (name: string, before = Infinity) =>
    shared.some((each) => each.name === name && parseInt(each.version) < before);
  if (has('react') && (has('react-dom/client') || has('react-dom', 19))) return;
  throw new Refused(
    'FUR-ADAPT-REACT',
    'The remote does not share a React that shows components: add react, and react-dom/client, to what it shares.',
  );
}
