import { toCents } from '@furrow/cart/money';
import type { AuditFirm } from './audit-firms.data';
import type { MarketplaceProduct } from './products.model';
import * as words from './trace-words';

/** One line of a trace: who took the lot over, where and when, with what can be checked. */
export type Handover = {
  role: string;
  deed: string;
  person: string;
  /** Of a grower who is not drawn, the stamp of what the farm grows. Without one a plain disc stands beside the name. */
  portrait?: string;
  place: string;
  /** Local time of the place, ISO without a zone. */
  at: string;
  /** A temperature, or under the term "Document" the name of what was signed. */
  proof: { term: string; value: string };
  /** What the record of this line says besides who, where and when; without it, the proof alone. */
  record?: readonly (readonly [key: string, value: string])[];
  /** Of a weigh slip that counts crates, all of one weight, in kilograms. */
  crates?: { count: number; gross: number; empty: number };
  /** The block of the chain that holds the signature. */
  block: number;
  /** Kilometers to the next handover; the last one that is written has none. */
  toNextKm?: number;
};

/** The most points each part of the score can give; together a hundred. */
export const scoreMaxima = { soil: 25, water: 25, energy: 20, distance: 20, packaging: 10 } as const;
export type ScorePart = keyof typeof scoreMaxima;
export const scoreParts = Object.keys(scoreMaxima) as ScorePart[];

export type LotTrace = {
  facts: [term: string, value: string][];
  /** Of the lot's quantity, in its unit. */
  left: number;
  /** How long the rest will last, in words. */
  outlook: string;
  /** `campaign` is the id of the farm's campaign, where it has one. */
  grower: { portrait: string; seasons: number; lotsSold: number; paidAfter: string; campaign?: string };
  /** The four that are written; the fifth is the buyer's. */
  handovers: Handover[];
  /** How long it keeps now. */
  keeps: string;
  /** When the fifth line is expected. */
  last: string;
  score: {
    by: AuditFirm;
    on: string;
    /** Where the way to the market begins ("the row"). */
    start: string;
    /** The reason of `distance` may be left out: it is computed from the kilometers. */
    parts: Record<ScorePart, { points: number; reason?: string }>;
  };
};

/** Handovers of every trace, the buyer's included. */
export const handoverCount = 5;

/** From one handover to the next: `48 minutes, 0.6 km`, `1 hour 25 minutes, 62 km`, `12 days`. */
export function interval(from: Handover, to: Handover): string {
  const minutes = Math.round((Date.parse(`${to.at}Z`) - Date.parse(`${from.at}Z`)) / 60_000);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const time = parts
    .filter(([count, unit]) => count > 0 && !(days > 0 && unit === 'minute') && !(days > 6 && unit === 'hour'))
    .map(([count, unit]) => words.interval(count, unit))
    .join(' ');
  return from.toNextKm !== undefined && from.toNextKm >= 0.2 ? `${time}, ${from.toNextKm} km` : time;
}

/** Kilometers from the first place to the last. */
export function distance({ handovers }: LotTrace): number {
  return handovers.reduce((sum, { toNextKm = 0 }) => sum + toNextKm, 0);
}

/** Why a part of the score is as high as it is. */
export function reasonOf(trace: LotTrace, part: ScorePart): string {
  const { start, parts } = trace.score;
  const { reason } = parts[part];
  return reason === undefined ? words.wayToMarket(Math.round(distance(trace)), start) : words.said(reason);
}

/** The quantity as a figure and its unit: `240 kg` is 240 of `kg`. */
export function quantityOf({ quantity }: Pick<MarketplaceProduct, 'quantity'>): { amount: number; unit: string } {
  const [figure = '', ...unit] = quantity.split(' ');
  return { amount: Number(figure.replaceAll(',', '')), unit: unit.join(' ') };
}

/** What the full lot brings when it is sold, in cents. */
export function lotCents(product: Pick<MarketplaceProduct, 'price' | 'quantity'>): number {
  return toCents(product.price) * quantityOf(product).amount;
}

const relatedCount = 4;

/**
 * Up to four other lots: those of the same category first, then the next ones of the list, so that every lot is led to from
 * another.
 */
export function relatedLots(
  products: readonly MarketplaceProduct[],
  product: MarketplaceProduct,
): MarketplaceProduct[] {
  const at = products.indexOf(product);
  const others = [...products.slice(at + 1), ...products.slice(0, at)];
  const alike = others.filter(({ category }) => category === product.category);
  return [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, relatedCount);
}
