import { execa } from 'execa';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@furrow/contract/version';
import { siteShared, writeRemote, type Fixture } from '@furrow/release/testing/fixture';

export type Outcome = { code: number; out: string; err: string };

export type Team = {
  /** The folder of the team's builds. */
  dist: string;
  /**
   * Writes a build of the team's remote in the form that rspack writes. If `renders` differs from `content`, the page
   * cannot hydrate.
   */
  build(fixture: Fixture & { renders?: string }): Promise<void>;
  /** Runs the release command like the team would, in the team's own checkout. */
  release(...args: string[]): Promise<Outcome>;
  /** Does the same in a process that a test can kill. */
  start(...args: string[]): { kill(signal: NodeJS.Signals): void; outcome: Promise<Outcome> };
  leave(): Promise<void>;
};

const command = join(import.meta.dirname, '../../shared/tools/release/bin/release.mjs');

/** A team with its own checkout: one remote, no host, no other remotes. `origin` is the folder of the running site. */
export async function newTeam(app: string, origin: string): Promise<Team> {
  const checkout = await mkdtemp(join(tmpdir(), `team-${app}-`));
  const folder = join(checkout, 'remotes', app);
  await mkdir(folder, { recursive: true });
  await writeFile(join(checkout, 'pnpm-workspace.yaml'), 'packages: [remotes/*]\n');
  await writeFile(join(folder, 'rspack.config.ts'), '');

  const start: Team['start'] = (...args) => {
    const options = { cwd: checkout, reject: false, stripFinalNewline: false };
    const running = execa(process.execPath, [command, '--origin', origin, ...args], options);
    const outcome = running.then(({ exitCode = 1, stdout, stderr }) => ({ code: exitCode, out: stdout, err: stderr }));
    return { kill: (signal) => void running.kill(signal), outcome };
  };
  return {
    dist: join(folder, 'dist'),
    async build({ renders, ...fixture }) {
      await rm(join(folder, 'dist'), { recursive: true, force: true });
      const shared = { react: siteShared['react']!, 'react-dom/client': siteShared['react']! };
      const content = fixture.content ?? 'one';
      await writeRemote(join(folder, 'dist'), app, {
        shared,
        contract: contractVersion,
        ...fixture,
        content,
        entry: `(${container.toString()})(${JSON.stringify({ app, content: renders ?? content })})`,
      });
    },
    release: (...args) => start(...args).outcome,
    start,
    leave: () => rm(checkout, { recursive: true, force: true }),
  };
}

type ShareScope = Record<string, Record<string, { get(): Promise<() => unknown> }>>;
type React = { createElement(type: string, props: null, text: string): unknown };
type ReactDOMClient = {
  createRoot(element: Element): { render(tree: unknown): void; unmount(): void };
  hydrateRoot(element: Element, tree: unknown): { render(tree: unknown): void; unmount(): void };
};
type Props = { domElement: HTMLElement };

/**
 * Runs in the page as `remoteEntry.js`. It is a federation container without a bundler, which takes React from the
 * share scope and shows one heading per path.
 */
function container({ app, content }: { app: string; content: string }): void {
  let scope: ShareScope = {};
  const take = async (key: string) => {
    const [version] = Object.values(scope[key] ?? {});
    if (!version) throw new Error(`${app}: nobody shares ${key}`);
    return (await version.get())();
  };
  const lifecycles = async () => {
    const { createElement } = (await take('react')) as React;
    const { createRoot, hydrateRoot } = (await take('react-dom/client')) as ReactDOMClient;
    const roots = new Map<Element, ReturnType<ReactDOMClient['createRoot']>>();
    const page = () => createElement('h1', null, `${app} ${location.pathname} ${content}`);
    return {
      async mount({ domElement }: Props) {
        if (domElement.dataset.path === location.pathname) {
          roots.set(domElement, hydrateRoot(domElement, page()));
          return;
        }
        const root = createRoot(domElement);
        roots.set(domElement, root);
        root.render(page());
        await new Promise((done) => setTimeout(done));
      },
      unmount({ domElement }: Props) {
        roots.get(domElement)?.unmount();
        return Promise.resolve();
      },
    };
  };
  Object.assign(window, {
    [app]: {
      init(given: ShareScope) {
        scope = given;
      },
      async get() {
        const exposed = await lifecycles();
        return () => exposed;
      },
    },
  });
}
