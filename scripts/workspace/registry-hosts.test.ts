import { root, run } from './process';

/** Whoever installs this repository uses the registry of their own settings. */

it('names the host of no registry in any file', async () => {
  const { output } = await run('git', ['grep', '-nIE', 'registry\\.(npmjs|yarnpkg|npmmirror)|deb\\.debian'], {
    folder: root,
  });
  // This file has the pattern, with its backslashes.
  expect(output.split('\n').filter((line) => line !== '')).toEqual([]);
});
