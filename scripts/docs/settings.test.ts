import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite, siteSchema } from '@furrow/release/compose/site/settings';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { root } from '../workspace/process';

const [, section = ''] =
  /\n## Settings of a site\n([^]*?)\n## /.exec(readFileSync(join(root, 'docs/releasing.md'), 'utf8')) ?? [];
const [, example = ''] = /```json\n([^]*?)```/.exec(section) ?? [];

it('shows settings that a site takes', async () => {
  const storage = memoryStorage();
  await storage.write('.furrow/site.json', example);
  expect(Object.keys(await readSite(storage)).length).toBeGreaterThan(10);
});

it('says what each setting is, and of none that a site does not take', () => {
  const said = [
    ...section
      .replace(example, '')
      .matchAll(/(?:^- |\n\n)(`\w+`(?: and `\w+`)?) (?:is|are|says|names|gives|lets|leaves) /gm),
  ];
  const names = said.flatMap(([, each = '']) => each.match(/\w+/g)?.filter((name) => name !== 'and') ?? []);
  expect(names.sort()).toEqual(Object.keys(siteSchema.shape).sort());
});
