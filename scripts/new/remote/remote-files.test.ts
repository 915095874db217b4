import { transform } from '@swc/core';
import { newRemoteFiles, withOwner, withTeam } from './remote-files';

const options = {
  name: 'calendar',
  routes: ['/harvest-calendar', '/tools/for-rent', '/2026-plan'],
  port: 3006,
  dependencies: { '@furrow/bundler': 'workspace:*', react: 'catalog:', 'lucide-react': 'catalog:' },
  devDependencies: { '@rspack/cli': 'catalog:' },
};
const files = new Map(newRemoteFiles(options));

describe('a new remote', () => {
  it('has the shape of the others', () => {
    expect([...files.keys()]).toEqual([
      'remotes/calendar/package.json',
      'remotes/calendar/rspack.config.ts',
      'remotes/calendar/src/routes.ts',
      ...['harvest-calendar', 'tools-for-rent', '2026-plan'].flatMap((page) =>
        [`${page}.page.tsx`, 'words.ts', `${page}.test.tsx`].map(
          (file) => `remotes/calendar/src/pages/${page}/${file}`,
        ),
      ),
      'remotes/calendar/e2e/journeys.spec.ts',
    ]);
  });

  it('is named, numbered and given its development port', () => {
    const manifest: unknown = JSON.parse(files.get('remotes/calendar/package.json') ?? '');
    expect(manifest).toMatchObject({ name: 'calendar', version: '1.0.0', config: { port: 3006 } });
  });

  it('depends on what it uses, in the versions of the workspace', () => {
    const { dependencies, devDependencies } = JSON.parse(files.get('remotes/calendar/package.json') ?? '') as {
      dependencies: unknown;
      devDependencies: unknown;
    };
    expect(dependencies).toEqual({ '@furrow/bundler': 'workspace:*', react: 'catalog:' });
    expect(devDependencies).toEqual(options.devDependencies);
  });

  it('owns the routes that were asked for', () => {
    const routes = files.get('remotes/calendar/src/routes.ts');
    expect(routes).toContain("defineRoutes('calendar'");
    expect(routes).toContain(
      "{ path: '/tools/for-rent', page: () => import('./pages/tools-for-rent/tools-for-rent.page') }",
    );
  });

  it('consists of files that parse', async () => {
    for (const [path, text] of files) {
      if (!/\.tsx?$/.test(path)) continue;
      const parser = { syntax: 'typescript', tsx: path.endsWith('x') } as const;
      await expect(transform(text, { filename: path, jsc: { parser } })).resolves.toHaveProperty('code');
    }
  });

  it('says what each page is about, once', () => {
    const words = files.get('remotes/calendar/src/pages/tools-for-rent/words.ts');
    expect(words).toContain("title = 'Tools for rent';");
  });
});

it('is a row of the table of teams, whatever follows that table', () => {
  const text =
    '# Where\n\n| a | b |\n\n## Teams\n\n| remote | its pages |\n| --- | --- |\n| shop | the shop |\n\nMore.\n';
  expect(withTeam(text, 'calendar', ['/harvest', '/tools'])).toBe(
    text.replace('| the shop |\n', '| the shop |\n| calendar | /harvest, /tools |\n'),
  );
});

it('is a line in CODEOWNERS after that of the remote before it, in the same column, and leaves no blank line', () => {
  const before = '# Who is asked for a review.\n*                @furrow/platform\n\n/remotes/mill/   @furrow/mill\n';
  const after = withOwner(withOwner(before, 'oak'), 'calendar-of-farms');
  expect(after).toBe(`${before}/remotes/oak/    @furrow/oak\n/remotes/calendar-of-farms/ @furrow/calendar-of-farms\n`);
  expect(withOwner(before.trimEnd(), 'oak')).toBe(withOwner(before, 'oak'));
});
