import { wrongScripts, wrongWeights } from './documented-weights';

const head = '| page | HTML | CSS | JS | wakes | fonts |\n| --- | --- | --- | --- | --- | --- |\n';
const treasury = { html: 13_800, css: 15_600, js: 7710, wake: 102_600, fonts: 51_900 };
const said = (rows: string) =>
  wrongWeights('performance.md', head + rows, (path) => (path === '/treasury' ? treasury : undefined));

it('has nothing to say of figures that are about right', () => {
  expect(said('| treasury, `/treasury` | 13.8 | 15.9 | 7.7 | 104 | 52 |\n')).toEqual([]);
});

it('names each figure that is wrong, and what is right', () => {
  expect(said('| treasury, `/treasury` | 13.8 | 15.6 | 7.4 | 98 | |\n')).toEqual([
    'performance.md says that /treasury weighs 7.4 kB of js. It weighs 7.7 kB.',
    'performance.md says that /treasury weighs 98 kB of wake. It weighs 102.6 kB.',
    'performance.md says that /treasury weighs 0 kB of fonts. It weighs 51.9 kB.',
  ]);
});

it('names a page that the site does not have, and a document without the table', () => {
  expect(said('| gone, `/gone` | 1 | 1 | 1 | 1 | 1 |\n')).toEqual([
    'performance.md says what /gone weighs, which is no page of the site.',
  ]);
  expect(said('')).toEqual(['performance.md has no table of what pages weigh.']);
});

it('holds the figure of the landing page', () => {
  const row = '| JavaScript of the landing page, before it is pressed | 7.4 kB |';
  expect(wrongScripts('README.md', row, 7300)).toEqual([]);
  expect(wrongScripts('README.md', row, 8000)).toEqual([
    'README.md says that the scripts of the landing page weigh 7.4 kB. They weigh 8.0 kB.',
  ]);
  expect(wrongScripts('README.md', '', 8000)).toEqual([
    'README.md does not say what the scripts of the landing page weigh.',
  ]);
});
