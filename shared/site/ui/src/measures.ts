import { formatCount, formatFigure } from './format';
import { wholeParts } from './whole-parts';

/** One measure in both systems: `3.6 °C (38.5 °F)`. */
export type Measure = { metric: string; us: string };

type Unit = { metric: string; us: string; toUs: (value: number) => number; toMetric: (value: number) => number };

/** Kilograms of a pound. */
export const kgOfPound = 0.45359237;
const kmOfMile = 1.609344;

const times = (metric: string, us: string, factor: number): Unit => ({
  metric,
  us,
  toUs: (value) => value / factor,
  toMetric: (value) => value * factor,
});

const units: readonly Unit[] = [
  times('kg', 'lb', kgOfPound),
  times('km', 'mi', kmOfMile),
  { metric: '°C', us: '°F', toUs: (value) => value * 1.8 + 32, toMetric: (value) => (value - 32) / 1.8 },
];

const figure = String.raw`[−-]?\d[\d,]*(?:\.\d+)?`;
const unit = '(?:°[CF]|kg|lb|km|mi)(?![\\w/])';
/** `240 kg`, `2.2 to 2.9 °C`, `de 2.2 a 2.9 °C`, and with the other system in parentheses: `2 °C (36 °F)`. */
const measure = new RegExp(`((?:${figure} (?:to|a) )?${figure}) (${unit})(?: \\((${figure} ${unit})\\))?`, 'g');

/**
 * The measures in a text, in both systems, and what stands between them. Weights and distances above ten are whole in the
 * other system; a temperature has as many decimals there as it was measured with.
 */
export function measuresIn(text: string): readonly (string | Measure)[] {
  const parts: (string | Measure)[] = [];
  let end = 0;
  for (const match of text.matchAll(measure)) {
    const [whole, figures = '', name = '', stated] = match;
    const of = units.find(({ metric, us }) => name === metric || name === us);
    if (!of) continue;
    if (match.index > end) parts.push(text.slice(end, match.index));
    const isMetric = name === of.metric;
    const here = `${figures} ${name}`;
    const there =
      stated ??
      `${figures.replace(new RegExp(figure, 'g'), (each) => converted(each, of, isMetric))} ${isMetric ? of.us : of.metric}`;
    parts.push(isMetric ? { metric: here, us: there } : { metric: there, us: here });
    end = match.index + whole.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

/**
 * The weights of a list under which their total stands: `140 kg (309 lb)`. Each alone would be rounded, and in pounds the
 * list would not come to its total.
 *
 * @param weights in whole kilograms
 */
export function weightsOfList(weights: readonly number[]): string[] {
  const pounds = wholeParts(weights.map((kg) => kg / kgOfPound));
  return weights.map((kg, index) => `${formatCount(kg)} kg (${formatCount(pounds[index] ?? 0)} lb)`);
}

function converted(text: string, { metric, toUs, toMetric }: Unit, isMetric: boolean): string {
  const value = Number(text.replaceAll(',', '').replace('−', '-'));
  const result = (isMetric ? toUs : toMetric)(value);
  const measured = text.split('.')[1]?.length ?? 0;
  return formatFigure(result, metric === '°C' ? measured : Math.abs(result) > 10 ? 0 : 1);
}
