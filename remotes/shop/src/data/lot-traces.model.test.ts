import { marketplaceProducts } from './products.data';
import type { MarketplaceProduct } from './products.model';
import { traces } from './lot-traces.data';
import {
  distance,
  interval,
  lotCents,
  quantityOf,
  reasonOf,
  relatedLots,
  scoreMaxima,
  scoreParts,
  type Handover,
  type LotTrace,
} from './lot-traces.model';

const at = (time: string, toNextKm?: number) => ({ at: time, toNextKm }) as Handover;
const traceOf = ({ id }: MarketplaceProduct) => traces[id] as LotTrace;

describe('from one handover to the next', () => {
  it.each([
    ['2025-03-12T06:12', '2025-03-12T07:00', 0.6, '48 minutes, 0.6 km'],
    ['2025-03-12T07:00', '2025-03-12T08:25', 62, '1 hour 25 minutes, 62 km'],
    ['2025-03-12T08:25', '2025-03-12T13:45', 76, '5 hours 20 minutes, 76 km'],
    ['2025-03-12T23:30', '2025-03-14T00:30', 0.1, '1 day 1 hour'],
    ['2024-10-12T15:15', '2025-03-11T08:40', undefined, '149 days'],
  ])('%s to %s', (from, to, km, expected) => expect(interval(at(from, km), at(to))).toBe(expected));
});

it('reads a quantity, and what the full lot is worth', () => {
  expect(quantityOf({ quantity: '1,200 t' })).toEqual({ amount: 1200, unit: 't' });
  expect(lotCents({ price: '5.99', quantity: '240 kg' })).toBe(143_760);
});

describe('related lots', () => {
  it('are four others, of the same category first', () => {
    for (const product of marketplaceProducts) {
      const related = relatedLots(marketplaceProducts, product);
      expect(new Set(related).size).toBe(4);
      expect(related).not.toContain(product);
      const alike = related.map(({ category }) => category === product.category);
      expect(alike).toEqual([...alike].sort((a, b) => Number(b) - Number(a)));
    }
  });

  it('lead to every lot', () => {
    const led = new Set(marketplaceProducts.flatMap((product) => relatedLots(marketplaceProducts, product)));
    expect(led.size).toBe(marketplaceProducts.length);
  });
});

describe.each(marketplaceProducts.map((product) => [product.name, product] as const))(
  'the trace of %s',
  (_, product) => {
    it('has four handovers in the order of their times, places and blocks', () => {
      const { handovers } = traceOf(product);
      expect(handovers).toHaveLength(4);
      for (const [index, handover] of handovers.entries()) {
        const next = handovers[index + 1];
        expect(handover.toNextKm !== undefined).toBe(next !== undefined);
        if (!next) continue;
        const minutes = (Date.parse(next.at) - Date.parse(handover.at)) / 60_000;
        expect(minutes).toBeGreaterThan(0);
        // A block every twelve seconds, few of them missed; summer time may begin in between.
        const blocks = (next.block - handover.block) / 5;
        expect(Math.abs(blocks - minutes)).toBeLessThan(minutes * 0.01 + 2);
      }
    });

    it('starts with the grower of the product at its farm, on the day the facts name first', () => {
      const { handovers, facts } = traceOf(product);
      const [first] = handovers;
      expect(handovers.map(({ person }) => person)).toContain(product.grower);
      expect(handovers.map(({ place }) => place).join('; ')).toContain(product.farmer);
      expect(first?.place).toContain(product.location);
      expect(facts).toHaveLength(5);
    });

    it('explains the score it has: five parts within their maxima that add up', () => {
      const trace = traceOf(product);
      const { parts } = trace.score;
      for (const part of scoreParts) {
        expect(parts[part].points).toBeLessThanOrEqual(scoreMaxima[part]);
        expect(reasonOf(trace, part)).toMatch(/\S/);
      }
      expect(scoreParts.reduce((sum, part) => sum + parts[part].points, 0)).toBe(product.sustainabilityScore);
    });

    it('has nothing left exactly when it is out of stock', () => {
      const { left } = traceOf(product);
      expect(left > 0).toBe(product.inStock);
      expect(left).toBeLessThan(quantityOf(product).amount);
    });

    it('shows one face for one name, and nobody else with it', () => {
      const faces = marketplaceProducts.flatMap((each) => traceOf(each).handovers);
      for (const { person, portrait } of traceOf(product).handovers) {
        for (const other of faces.filter(
          (each) => each.person === person || (portrait && each.portrait === portrait),
        )) {
          expect([other.person, other.portrait]).toEqual([person, portrait]);
        }
      }
    });
  },
);

it('gives fewer points for a longer way', () => {
  const ways = marketplaceProducts
    .map(traceOf)
    .filter(({ score }) => !score.parts.distance.reason)
    .map((trace) => ({ km: distance(trace), points: trace.score.parts.distance.points }))
    .sort((a, b) => a.km - b.km);
  const points = ways.map((way) => way.points);
  expect(points).toEqual([...points].sort((a, b) => b - a));
});

it('gives every lot a number of its own, in full and in short', () => {
  for (const { lot } of marketplaceProducts) expect(lot).toMatch(/^0x[0-9a-f]{40}$/);
  expect(new Set(marketplaceProducts.map(({ lot }) => lot.slice(0, 6))).size).toBe(marketplaceProducts.length);
});

it('shows each grower by one picture, a portrait or the stamp of the farm, beside the lot and where it was signed', () => {
  for (const product of marketplaceProducts) {
    const { grower, handovers } = traceOf(product);
    const signed = handovers.find(({ person }) => person === product.grower);
    expect({ grower: product.grower, beside: grower.portrait, signed: signed?.portrait }).toEqual({
      grower: product.grower,
      beside: expect.stringMatching(/./),
      signed: grower.portrait,
    });
  }
});
