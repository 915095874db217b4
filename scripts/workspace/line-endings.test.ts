import { root, run } from './process';

it('gives every file of a checkout the same ends of lines, whatever git is set to on a machine', async () => {
  const { output } = await run('git', ['-c', 'core.autocrlf=true', 'ls-files', '--eol'], { folder: root });
  const others = output
    .split('\n')
    .filter((line) => !/ attr\/text=auto eol=lf\s/.test(line) || / w\/(?:crlf|mixed)\s/.test(line));
  expect(others).toEqual([]);
});
