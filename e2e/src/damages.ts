/** A number that JSON can hold, and that no amount, count or step of a site can be. */
const tooMany = '99999999999999999999';
/** A moment that `Date.parse` does not take. */
const beyondDates = '+275760-09-13T00:00:00.001Z';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What becomes of one value deep in an entry. */
type Change = (value: string | number | boolean | null, name: string) => Json;

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);
const isFigure = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
/** The number of a format stays unchanged, or what is inside would not be read at all. */
const isFormat = (name: string) => name === 'v' || name === 'version';

const changes: Record<string, Change> = {
  'with figures of 20 digits': (value, name) =>
    typeof value === 'number' && !isFormat(name) ? Number(tooMany) : isFigure(value) ? tooMany : value,
  'with figures below zero': (value, name) =>
    typeof value === 'number' && !isFormat(name) ? -1.5 : isFigure(value) ? '-1.5' : value,
  'with moments outside of dates': (value) => (isDay(value) ? beyondDates : value),
  'with texts of another kind': (value) => (typeof value === 'string' ? { text: value } : value),
  'with empty texts': (value) => (typeof value === 'string' ? '' : value),
  'with nothing in its fields': (value, name) => (isFormat(name) ? value : null),
};

/** What may have become of an entry of the browser's storage that held `text`: a name of the damage, and what is stored then. */
export function damagesOf(text: string): [damage: string, text: string][] {
  const whole: [string, string][] = [
    ['cut off', text.slice(0, Math.ceil(text.length / 2))],
    ...['null', '{}', '[null]'].map((other): [string, string] => [`that is “${other}”`, other]),
  ];
  const value = parse(text);
  if (value === undefined) return whole;
  const deep = Object.entries(changes).map(([damage, change]): [string, string] => [
    damage,
    // JSON writes such a number in another way.
    JSON.stringify(changed(value, change, '')).replaceAll('100000000000000000000', tooMany),
  ]);
  return [...whole, ...deep.filter(([, damaged]) => damaged !== text)];
}

function parse(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

function changed(value: Json, change: Change, name: string): Json {
  if (Array.isArray(value)) return value.map((each) => changed(each, change, name));
  if (typeof value !== 'object' || value === null) return change(value, name);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, change, key)]));
}
