import { comparedEmbedded } from './embedded';
import type { Load } from './first-load';
import { comparedLanguages } from './languages';
import { comparedReturns } from './returning';

/** Loads with these largest paints, and controls that answer 100 ms later. */
const loads = (...paints: number[]): Load[] =>
  paints.map((paint) => ({ paint, control: paint + 100, link: paint, script: 1000, bytes: 2000 }) as Load);

const spread = (best: number, median: number, worst: number) => ({ best, median, worst });

it('what is compared of languages is saved with the sources as the rival', () => {
  const { rows, measured } = comparedLanguages('es', {
    '/about': { own: loads(900, 1100, 1000), sources: loads(800, 1000, 900) },
  });
  expect(rows['/about']).toMatchObject({ 'paint, ms': '900 / 1000 / 1100', 'to the sources (goal 1.0)': '1.11' });
  expect(measured).toMatchObject({
    'largest paint in Spanish': [
      {
        name: '/about',
        ours: spread(900, 1000, 1100),
        rivals: { 'the language of the sources': spread(800, 900, 1000) },
      },
    ],
  });
});

it('what a release costs a returning visitor is saved beside the site without deltas and one bundle', () => {
  const { rows, measured } = comparedReturns({
    'of the host': { ours: loads(500), 'without deltas': loads(700), 'one bundle': loads(1500) },
    'of the shop': { ours: loads(600), 'without deltas': loads(600), 'one bundle': loads(1600) },
  });
  expect(rows['a release of the host']).toMatchObject({ 'paint, ms': '500 : 700 : 1500' });
  expect(measured['largest paint after a release']?.map(({ name }) => name)).toEqual(['of the host', 'of the shop']);
  expect(measured['first control after a release']?.[0]).toMatchObject({
    ours: spread(600, 600, 600),
    rivals: { 'the same without deltas': spread(800, 800, 800), 'one bundle': spread(1600, 1600, 1600) },
  });
});

it('what parts of other teams cost is saved beside the same parts built in', () => {
  const { rows, measured } = comparedEmbedded({
    fragments: loads(900, 1000, 1100),
    slots: loads(1000, 1000, 1000),
    'built-in': loads(1000, 1000, 1000),
  });
  expect(rows['largest paint, ms']).toMatchObject({
    'by name': '900 / 1000 / 1100',
    'in slots, to built in': '1.00 x',
  });
  const rivals = { 'the same built in': spread(1000, 1000, 1000) };
  expect(measured['largest paint with parts of other teams']).toMatchObject([
    { name: 'by name', ours: spread(900, 1000, 1100), rivals },
    { name: 'in slots', ours: spread(1000, 1000, 1000), rivals },
  ]);
  expect(measured['first control with parts of other teams']).toHaveLength(2);
});
