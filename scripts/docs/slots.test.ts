import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostName } from '@furrow/discovery/discovery';
import { allApps } from '../workspace/apps';
import { root } from '../workspace/process';

/** The table of docs/slots.md has each slot of the pages of this site, what it gives, and who fills it. */

const [, section = ''] = readFileSync(join(root, 'docs/slots.md'), 'utf8').split('## The slots of this site\n');
const [table = ''] = section.split('\n## ');
const rows = [...table.matchAll(/^\| (`.+?) +\| .+? +\| `(.+?)` +\| (.+?) +\|$/gm)].flatMap(
  ([, names = '', gives = '', fillers = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, slot = '']) => ({ slot, gives, fillers: fillers.split(', ').sort() })),
);

const sources = (file: string) =>
  allApps()
    .filter(({ name, folder }) => name !== hostName && existsSync(join(folder, 'src', file)))
    .map(({ name, folder }) => ({ app: name, text: readFileSync(join(folder, 'src', file), 'utf8') }));

it('names each slot of the pages of this site, with what it gives and who fills it', () => {
  const parts = sources('fragments.ts');
  const slots = sources('slots.ts').flatMap(({ app, text }) =>
    [...text.matchAll(/name: '([^']+)',\s+propsSchema: object\((\{.*\})\),/g)].map(([, name = '', schema = '']) => {
      const slot = `${app}/${name}`;
      const fillers = parts.filter((part) => part.text.includes(`slot: '${slot}'`)).map((part) => part.app);
      return { slot, gives: schema.replaceAll('()', ''), fillers: fillers.sort() };
    }),
  );
  expect(slots.length).toBeGreaterThan(10);
  const byName = (a: { slot: string }, b: { slot: string }) => (a.slot < b.slot ? -1 : 1);
  expect(rows.sort(byName)).toEqual(slots.sort(byName));
});
