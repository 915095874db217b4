import { toJson } from '../../domain/json';
import { settingsFile } from '../../domain/paths';
import { repair } from '../../operations/repair';
import { readText } from '../../store/storage';
import { folderIn } from '../../testing/ledger';
import { beginWithMemorySite, release, storage } from '../../testing/memory-site';

beginWithMemorySite();

const props = { count: 3 };
const offers = { tip: [{ ...props, html: '<p>honey</p>' }] };
const inSpanish = { pages: { '/buy-food': 'Miel' }, offers: { tip: [{ ...props, html: '<p>miel</p>' }] } };

const documents = async () =>
  Object.fromEntries(
    await Promise.all(
      ['buy-food.html', 'es/buy-food.html', '404.html'].map(async (path) => [path, await readText(storage, path)]),
    ),
  ) as Record<string, string>;

it.each([
  ['shop', 'mf-manifest.json', 'window', 'windov'],
  ['shop', 'es/mf-manifest.json', 'window', 'windov'],
  ['shop', 'documents/0.json', 'one', 'two'],
  ['shop', 'documents/1.json', 'Miel', 'Mier'],
  ['shop', 'fragments/tip.json', 'honey', 'money'],
  ['shop', 'fragments/tip.es.json', 'miel', 'mier'],
  ['host', 'shell.json', '404', '405'],
  ['host', 'es/shell.json', 'Hola', 'Cola'],
])('no document is made of a file of %s that has changed: %s', async (app, file, from, to) => {
  await storage.write(settingsFile, toJson({ languages: ['en', 'es'] }));
  await release('host', { translated: { es: { header: 'Hola' } } });
  await release('shop', {
    pages: { '/buy-food': ['/buy-food'] },
    offers,
    embeds: [{ of: 'shop/tip', props }],
    translated: { es: inSpanish },
  });
  const before = await documents();
  const path = `${await folderIn(storage, `${app}@1.0.0`)}/${file}`;
  const text = (await readText(storage, path)) ?? '';
  expect(text).toContain(from);
  await storage.write(path, text.replace(from, to));
  const { damaged } = await repair(storage);
  expect(damaged).toEqual([
    `${path} is not the file that its release names. Restore it from a backup, or publish the next version.`,
  ]);
  expect(await documents()).toEqual(before);
  await storage.write(path, text);
  expect((await repair(storage)).damaged).toEqual([]);
});
