import { pageTitle } from 'create-furrow-remote/page-files';
import { remoteFiles } from 'create-furrow-remote/remote-files';

export type NewRemote = {
  name: string;
  /** The paths of the remote's pages. */
  routes: string[];
  /** The remote's development port. */
  port: number;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Every file of a new remote, by its path relative to the workspace root. */
export function newRemoteFiles({ name, routes, port, dependencies, devDependencies }: NewRemote): [string, string][] {
  const folder = `remotes/${name}`;
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    license: 'MIT',
    config: { port },
    scripts: { build: 'rspack build', dev: 'NODE_ENV=development rspack dev' },
    dependencies: pick(dependencies, ['@furrow/bundler', '@furrow/remote', '@furrow/ui', 'react']),
    devDependencies,
  };
  return [
    [`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`],
    ...remoteFiles(name, routes).map(([path, content]): [string, string] => [`${folder}/${path}`, content]),
    [`${folder}/e2e/journeys.spec.ts`, spec(name, routes)],
  ];
}

const pick = (all: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.sort().flatMap((name) => (all[name] ? [[name, all[name]]] : [])));

/** The document that says where things are, with a row for the new team at the end of its table of teams. */
export function withTeam(text: string, name: string, routes: readonly string[]): string {
  const [before = '', teams = ''] = text.split(/^(?=## Teams$)/m);
  const last = [...teams.matchAll(/^\|.*$/gm)].at(-1);
  if (!last) throw new Error('docs/README.md has no table of teams.');
  const end = last.index + last[0].length;
  return `${before}${teams.slice(0, end)}\n| ${name} | ${routes.join(', ')} |${teams.slice(end)}`;
}

/** The file that says who is asked for a review, with a line for the new team at its end. */
export function withOwner(text: string, name: string): string {
  const [before = ''] = /^\S+ +(?=@)/m.exec(text) ?? [];
  return `${text.trimEnd()}\n${`/remotes/${name}/`.padEnd(before.length - 1)} @furrow/${name}\n`;
}

function spec(name: string, routes: string[]): string {
  const tests = routes.map(
    (route) => `test('${route} is there', async ({ page }) => {
  await open(page, '${route}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${pageTitle(route)}');
});`,
  );
  return `import { expect, open, test } from '../../../e2e/src/test';

/** The pages of ${name}. */
${tests.join('\n\n')}
`;
}
