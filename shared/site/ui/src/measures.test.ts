import { measuresIn, weightsOfList } from './measures';

const ofBoth = (text: string) =>
  measuresIn(text)
    .map((part) => (typeof part === 'string' ? part : `[${part.metric} (${part.us})]`))
    .join('');

it.each([
  ['240 kg', '[240 kg (529 lb)]'],
  ['3.6 °C', '[3.6 °C (38.5 °F)]'],
  ['17 °C', '[17 °C (63 °F)]'],
  ['−19 °C', '[−19 °C (−2 °F)]'],
  ['2.2 to 2.9 °C', '[2.2 to 2.9 °C (36.0 to 37.2 °F)]'],
  ['de 0.4 a 1.6 °C', 'de [0.4 a 1.6 °C (32.7 a 34.9 °F)]'],
  ['1 hour 25 minutes, 62 km', '1 hour 25 minutes, [62 km (39 mi)]'],
  ['48 minutes, 0.6 km', '48 minutes, [0.6 km (0.4 mi)]'],
  ['12 strips of 75 kg', '12 strips of [75 kg (165 lb)]'],
  ['1,240 kg', '[1,240 kg (2,734 lb)]'],
  ['112 mi', '[180 km (112 mi)]'],
  ['Never heated above 35 °C (95 °F)', 'Never heated above [35 °C (95 °F)]'],
  ['0.8 kg each', '[0.8 kg (1.8 lb)] each'],
])('reads %s in both systems', (text, expected) => {
  expect(ofBoth(text)).toBe(expected);
});

it.each(['12 jars', '5.99 USDC / kg', '3.5 kg/ha', '40 acres', '500 ml', '7 kgs', 'rows 14 to 22'])(
  'finds no measure in %s',
  (text) => {
    expect(measuresIn(text)).toEqual([text]);
  },
);

it.each([[[140, 110, 60]], [[290, 112, 18]], [[135, 50]], [[1240, 20]]])(
  'gives the parts of a weight, %j, pounds that come to those of the whole',
  (weights) => {
    const total = weights.reduce((sum, kg) => sum + kg, 0);
    const inPounds = (text: string) => {
      const [part] = measuresIn(text);
      return typeof part === 'object' ? Number.parseInt(part.us.replaceAll(',', ''), 10) : NaN;
    };
    const list = weightsOfList(weights);
    expect(list.map((text) => Number.parseInt(text.replaceAll(',', ''), 10))).toEqual(weights);
    expect(list.map(inPounds).reduce((sum, pounds) => sum + pounds, 0)).toBe(inPounds(`${total} kg`));
  },
);
