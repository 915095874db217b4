import { rspack, type MultiCompiler, type MultiStats } from '@rspack/core';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorsOnce } from './errors-once';

const names = ['page', 'container', 'node'];

let folder: string;
let builds: MultiCompiler;
let watching: unknown;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-errors-'));
  for (const name of names) await writeFile(join(folder, `${name}.js`), "import './shared.js';\n");
  watching = undefined;
  builds = rspack(
    names.map((name) => ({
      name,
      context: folder,
      mode: 'development' as const,
      devtool: false as const,
      entry: `./${name}.js`,
      output: { path: join(folder, name) },
      plugins: [new ErrorsOnce()],
    })),
  );
});
afterEach(async () => {
  await new Promise((closed) => builds.close(closed));
  await rm(folder, { recursive: true });
});

/** Writes what all builds import, and returns what is told when it is built: at first, or when the change is seen. */
async function build(source: string) {
  await writeFile(join(folder, 'shared.js'), source);
  const built = new Promise<MultiStats>((done) => builds.hooks.done.tap(source, done));
  watching ??= builds.watch({ aggregateTimeout: 5 }, () => undefined);
  const stats = await built;
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return {
    told: errors.map(({ moduleName = '', message }) => `${moduleName} ${/'(\.\/\w+)\.js'/.exec(message)?.[1]}`),
    printed: stats.toString('errors-warnings').match(/^ +(?:\d+ )?ERROR in \S+|\w+ compiled.*$/gm),
    failed: stats.stats.map((each) => each.hasErrors()),
  };
}

it('tells a mistake once that several builds of an app have, and all of them fail', async () => {
  const [told, failed] = [['./shared.js ./absent'], [true, true, true]];
  const printed = ['  ERROR in ./shared.js', ...names.map((name) => `${name} compiled with 1 error`)];
  expect(await build("import './absent.js';\n")).toEqual({ told, printed, failed });
  // The same again, after each change of a file.
  expect(await build("import './absent.js';\nlet again;\n")).toEqual({ told, printed, failed });
  expect(await build('let right;\n')).toMatchObject({ told: [], failed: [false, false, false] });
});

it('tells each of the mistakes that builds have alone', async () => {
  for (const name of names)
    await writeFile(join(folder, `${name}.js`), `import './shared.js';\nimport './${name}s.js';\n`);
  expect(await build("import './absent.js';\n")).toMatchObject({
    told: ['./page.js ./pages', './shared.js ./absent', './container.js ./containers', './node.js ./nodes'],
  });
});
