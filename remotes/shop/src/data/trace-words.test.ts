import { traces } from './lot-traces.data';
import { placeSaid, said } from './trace-words.es';

/** All texts in data, but pictures, times and the names of people and farms. */
function textsIn(value: unknown, key = ''): string[] {
  if (['person', 'portrait', 'place', 'at', 'campaign', 'by'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

const figure = /^[\d.,\u2212]+ (?:°C|kg)$|^\d+$/;

it('says each text of a trace in Spanish, but the names of varieties and breeds', () => {
  const texts = [...new Set(Object.values(traces).flatMap((trace) => textsIn(trace)))];
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => said(text) === text && !figure.test(text)).sort()).toEqual([
    'Albion, Elliott',
    'Barred Rock',
    'Brandywine',
    'Colorado Royal',
    'Cortland, Macoun',
    'Criollo, Limaní',
    'Hereford',
    'Marans, Ameraucana, Leghorn',
    'Nantes, Napoli',
    'Turkey Red',
  ]);
});

it('says the parts of a place in Spanish, and leaves names as they are', () => {
  const places = Object.values(traces).flatMap((trace) => trace?.handovers.map(({ place }) => place) ?? []);
  const parts = new Set(places.flatMap((place) => place.split(', ').slice(1)).filter((part) => /^[a-z]/.test(part)));
  expect([...parts].filter((part) => placeSaid(part) === part)).toEqual([]);
  expect(placeSaid('Green Valley Farm, rows 14 to 22')).toBe('Green Valley Farm, hileras 14 a 22');
});

it('writes days, spans and temperatures in words', () => {
  expect(said('Sep 16 and 17, 2025')).toBe('16 y 17 sep 2025');
  expect(said('Mon, Sep 22')).toBe('lun, 22 sep');
  expect(said('Keeps until Sep 25')).toBe('Se conserva hasta el 25 de septiembre');
  expect(said('4.1 to 4.8 °C')).toBe('4.1 a 4.8 °C');
  expect(said('Rows 14 to 22')).toBe('Hileras 14 a 22');
});
