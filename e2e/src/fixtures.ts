import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { sourceHash } from '@furrow/bundler/source-hash';
import type { Package } from '@furrow/bundler/workspace';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { publish } from '@furrow/release/operations/publish';
import { inParallel, root, run } from '../../scripts/workspace/process';
import { servedSite, type TestSite, type TestSiteOptions } from './origin';

/** A build of an app from the sources in `folder`, some of which are replaced. */
export type Variant = {
  /** The folder of the app, relative to the workspace root unless it is absolute: `host`, `e2e/fixtures/almanac`. */
  folder: string;
  version?: string;
  /** New contents of files, by path relative to the folder. */
  files?: Record<string, string>;
  /** Further dependencies of the app, which are installed for `e2e`. */
  dependencies?: Record<string, string>;
  /** Builds with React's development build, which reports differences while it hydrates. */
  developmentReact?: boolean;
};

const cache = join(import.meta.dirname, '../.cache');

/**
 * Builds the variant in a copy of its folder, so that the app's own build stays unchanged. A variant with unchanged
 * sources is not built again.
 *
 * @returns the `dist` folder
 * @throws Error with the output of the bundler
 */
export async function buildVariant(variant: Variant) {
  const { folder, version = '1.0.0', files = {}, dependencies, developmentReact = false } = variant;
  const source = resolve(root, folder);
  const words = JSON.stringify([version, files, developmentReact, dependencies]);
  const stamp = `${await sourceHash(source)}\n${words}`;
  const built = join(cache, `${relative(root, source).replaceAll('/', '-')}-${nameOf(words)}`);
  const stampFile = join(built, 'built');
  const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isBuilt()) return join(built, 'dist');

  // The build is moved into place only when it is complete, because another run may be building the same variant.
  const copy = `${built}.${process.pid}`;
  await mkdir(copy, { recursive: true });
  const kept = ['node_modules', 'dist', '.cache', 'package.json'];
  for (const part of (await readdir(source)).filter((name) => !kept.includes(name)))
    await cp(join(source, part), join(copy, part), { recursive: true });
  await symlink(join(source, 'node_modules'), join(copy, 'node_modules'));
  const description = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Package;
  const changed = { ...description, version, dependencies: { ...description.dependencies, ...dependencies } };
  await writeFile(join(copy, 'package.json'), JSON.stringify(changed));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), text);
  }
  const env = { NODE_ENV: 'production', ...(developmentReact && { FURROW_REACT: 'development' }) };
  const { code, output } = await run('rspack', ['build'], { folder: copy, env });
  if (code !== 0) {
    await rm(copy, { recursive: true });
    throw new Error(`${folder} ${version} did not build:\n${output}`);
  }
  await writeFile(join(copy, 'built'), stamp);
  // What another worker has built meanwhile is being read by it.
  if (!isBuilt()) {
    await rm(built, { recursive: true, force: true });
    await rename(copy, built);
  } else await rm(copy, { recursive: true });
  return join(built, 'dist');
}

const almanac = 'e2e/fixtures/almanac';

/** The builds that the specs release, by what is special about them. The host is the site's own. */
export const variants = {
  host: join(root, 'host/dist'),
  almanac: { folder: almanac },
  almanacNext: { folder: almanac, version: '1.1.0' },
  /** With a form on today's major of the forms package; the barn has one on the major before. */
  almanacWithSowing: {
    folder: almanac,
    version: '1.2.0',
    files: {
      'src/routes.ts': `import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('almanac', [
  { path: '/almanac', page: () => import('./pages/year.page') },
  { path: '/almanac/:month', page: () => import('./pages/month.page'), pages: () => Promise.resolve(['/almanac/june']) },
  { path: '/sowing', page: () => import('./pages/sowing.page') },
]);
`,
      'src/pages/sowing.page.tsx': `import { useController, useForm } from '@furrow/forms';
import { Link } from '@furrow/router';
import { PageMeta } from '@furrow/ui/page-meta';
import { useState } from 'react';

export default function SowingPage() {
  const { control, handleSubmit } = useForm({ defaultValues: { row: '' } });
  const { field, fieldState } = useController({ name: 'row', control, rules: { required: 'What is in the row?' } });
  const [sown, setSown] = useState('');
  return (
    <>
      <PageMeta title="Sowing" description="Row by row." path="/sowing" />
      <h1>Sowing</h1>
      <form onSubmit={(event) => void handleSubmit(({ row }) => setSown(row))(event)}>
        <input aria-label="Row" {...field} />
        <p role="alert">{fieldState.error?.message}</p>
        <button>Sow</button>
      </form>
      <output>{sown}</output>
      <Link to="/barn/order">Order hay</Link>
    </>
  );
}
`,
    },
  },
  /** With one of its pages in a language that no other app has. */
  almanacInPortuguese: {
    folder: almanac,
    version: '1.3.0',
    files: {
      'src/languages.json': '{ "pt": { "pages": ["/almanac"] } }',
      'src/site-files.ts': `const folder = __LANGUAGE__ && \`\${__LANGUAGE__}/\`;

export function siteFiles(): Record<string, string> {
  return { [\`\${folder}sowing/days.txt\`]: __LANGUAGE__ ? 'junho' : 'june' };
}
`,
      'src/pages/year.page.pt.tsx': `import { Link } from '@furrow/router';
import { PageMeta } from '@furrow/ui/page-meta';
import { useState } from 'react';
import styles from './year.module.css';

export default function YearPage() {
  const [sown, setSown] = useState(0);
  return (
    <div className={styles.root} data-styled>
      <PageMeta title="Almanaque" description="O que semear, mês a mês." path="/almanac" />
      <h1>Almanaque</h1>
      <button onClick={() => setSown(sown + 1)}>Semear</button>
      <output>{sown}</output>
      <Link to="/almanac/june">Junho</Link>
    </div>
  );
}
`,
    },
  },
  barn: { folder: 'e2e/fixtures/barn' },
  barnNext: { folder: 'e2e/fixtures/barn', version: '1.1.0' },
  market: { folder: 'e2e/fixtures/market' },
  orchard: { folder: 'e2e/fixtures/orchard' },
} satisfies Record<string, Variant | string>;

/** Builds all of them, and these. */
export async function buildFixtures(others: readonly Variant[]): Promise<void> {
  const all = [...Object.values(variants), ...others];
  await inParallel<Variant | string>(all, 2, async (variant) => void (await distOf(variant)));
}

function nameOf(words: string): string {
  let sum = 7;
  for (const letter of words) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}

/** The `dist` folder of a variant, or of an app that is already built. */
export async function distOf(build: Variant | string): Promise<string> {
  return typeof build === 'string' ? build : buildVariant(build);
}

/** Publishes builds into an origin folder in the given order, each as the live version. */
export async function release(origin: string, dists: readonly string[], precompress = false): Promise<void> {
  const storage = folderStorage(origin, { precompress });
  for (const dist of dists) {
    const published = { publishedAt: new Date(0).toISOString(), commit: null };
    await publish({ storage, candidate: await readCandidate(dist), promote: true, published });
  }
}

/**
 * A separate origin with releases of the given builds and with the given settings, on its own server. Its files have no
 * compressed copies, unless a test asks for those.
 */
export async function fixtureSite(
  name: string,
  builds: readonly (Variant | string)[],
  settings?: object,
  { precompress, ...options }: TestSiteOptions & { precompress?: boolean } = {},
): Promise<TestSite> {
  const dists = await Promise.all(builds.map(distOf));
  const folder = await mkdtemp(join(tmpdir(), `furrow-${name}-`));
  if (settings) {
    await mkdir(join(folder, '.furrow'));
    await writeFile(join(folder, '.furrow/site.json'), JSON.stringify(settings));
  }
  await release(folder, dists, precompress);
  return servedSite(folder, options);
}
