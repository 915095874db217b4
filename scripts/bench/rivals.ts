import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { allApps } from '../apps';
import { root } from '../process';

/** The same documents without a script: what a page costs that does nothing. */
export async function composePlain(origin: string, folder: string, paths: string[]): Promise<string> {
  await cp(origin, folder, { recursive: true });
  for (const path of [...paths, '/404']) {
    const file = join(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    const html = (await readFile(file, 'utf8'))
      .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g, '')
      .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
    await writeWithCopies(file, html);
  }
  return folder;
}

/** All apps in one client-rendered bundle with a chunk for each page, without federation and without prerendering. */
export async function composeMonolith(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const entry = join(root, 'host/.cache/monolith.tsx');
  await mkdir(dirname(entry), { recursive: true });
  await writeFile(entry, monolithEntry());
  const config = join(root, 'host/.cache/monolith.config.ts');
  await writeFile(config, monolithConfig(entry, folder));
  const built = spawnSync('pnpm', ['exec', 'rspack', 'build', '-c', config], {
    cwd: join(root, 'host'),
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`The one bundle does not build:\n${built.stdout}${built.stderr}`);
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  await cp(join(root, '.origin/.furrow'), join(folder, '.furrow'), { recursive: true });
  for (const path of await pagesOf(join(root, '.origin'))) await writeWithCopies(join(folder, path), html);
  for (const file of await readdir(folder)) {
    if (/\.(js|css)$/.test(file)) await writeWithCopies(join(folder, file), await readFile(join(folder, file), 'utf8'));
  }
  return folder;
}

async function writeWithCopies(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

async function pagesOf(origin: string): Promise<string[]> {
  const files = await readdir(origin, { recursive: true });
  return files.filter((file) => file.endsWith('.html') && !file.startsWith('_v/') && !file.includes('standalone'));
}

function monolithEntry(): string {
  const remotes = allApps().filter(({ name }) => name !== 'host');
  return `import '@furrow/ui/site.css';
import { startPersistence } from '@furrow/cart/model';
import { createBrowserNavigation } from '@furrow/remote/navigation';
import { toNavigator } from '@furrow/remote/navigator';
import { Router } from '@furrow/router';
import { createRoot } from 'react-dom/client';
import { Pages } from '../../shared/remote/src/island';
import { createPageLoader } from '../../shared/remote/src/page-loader';
import { Shell } from '../src/shell/shell';
import { createTheme } from '../src/shell/theme.model';
import { createToaster } from '../src/shell/toaster.model';
${remotes.map(({ name }) => `import { routes as ${name} } from '../../remotes/${name}/src/routes';`).join('\n')}

startPersistence();
const navigation = createBrowserNavigation();
const toaster = createToaster();
const theme = createTheme();
const pages = createPageLoader({ name: 'monolith', routes: [${remotes.map(({ name }) => `...${name}.routes`).join(', ')}] });
const location = navigation.current();
const services = { navigation, notify: toaster.notify, theme, notFound() {}, reportError() {} };
void pages.load(location.pathname).then(() =>
  createRoot(document.getElementById('shell')!).render(
    <Router location={location} navigator={toNavigator(navigation)}>
      <Shell toaster={toaster} theme={theme}>
        <Pages location={location} pages={pages} services={services} />
      </Shell>
    </Router>,
  ),
);
`;
}

function monolithConfig(entry: string, folder: string): string {
  return `import { rspack } from '@rspack/core';
import { baseConfig } from '@furrow/build/base-config';
const base = baseConfig(${JSON.stringify(join(root, 'host'))}, { name: 'monolith', version: '1.0.0' }, 'web', 'bench');
export default {
  ...base,
  entry: { main: ${JSON.stringify(entry)} },
  devtool: false,
  output: { ...base.output, path: ${JSON.stringify(folder)}, publicPath: '/' },
  plugins: [
    // The one rule this bundle exists to break: an app imports no other.
    ...base.plugins.filter((plugin) => plugin.constructor.name !== 'OwnSourcesPlugin'),
    new rspack.HtmlRspackPlugin({
      scriptLoading: 'defer',
      templateContent: '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="shell"></div></body></html>',
    }),
  ],
};
`;
}
