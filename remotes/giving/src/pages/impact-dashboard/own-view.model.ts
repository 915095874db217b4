import crates from '@furrow/ui/art/product-surplus-crates.svg';
import { formatCents } from '@furrow/ui/format';
import type { You } from '@furrow/you/model';
import { countOfMeals } from '../../data/impact.model';
import { ownDonations, ownImpact, type OwnDonation } from '../../data/own-donations.model';

/** The most rows of the visitor's own that are shown, as the styles of their room say too. The others are in the activity. */
const mostRows = 5;

/** What the dashboard says of the visitor's own entries. */
export type OwnView = {
  /** The two lines of the page's title. */
  title: readonly [string, string];
  lede: string;
  impact: ReturnType<typeof ownImpact>;
  /** When the first of it was, ISO 8601 in UTC. */
  since: string;
  /** The newest ones. */
  rows: OwnRow[];
  /** How many there are. */
  count: number;
};

export type OwnRow = { id: string; title: string; line: string; image: string; amount: string; counts: boolean };

/** @returns undefined for a visitor who has passed nothing on, who sees the sample alone */
export function ownView(you: You | undefined): OwnView | undefined {
  const donations = ownDonations(you?.entries ?? []);
  const first = donations.at(-1);
  if (!you || !first) return undefined;
  const impact = ownImpact(donations);
  return {
    title: [mealsOf(impact), you.first ? `so far, ${you.first}.` : 'so far.'],
    lede: `${countedFrom(impact.orders)} No money moves on this sample site.`,
    impact,
    since: first.at,
    rows: donations.slice(0, mostRows).map(toRow),
    count: donations.length,
  };
}

function mealsOf({ meals, orders }: OwnView['impact']): string {
  if (meals > 0) return `About ${countOfMeals(meals)}`;
  return orders > 0 ? 'Less than a meal' : 'No meals';
}

function countedFrom(orders: number): string {
  if (orders === 0) return 'Only orders are counted.';
  return orders === 1 ? 'Counted from one order in this browser.' : `Counted from ${orders} orders in this browser.`;
}

function toRow({ id, name, image, number, cents, ordered, items }: OwnDonation): OwnRow {
  return ordered === undefined
    ? {
        ...{ id, image, title: `Gift to ${name}` },
        line: `${formatCents(cents)}, not paid, so not counted`,
        amount: formatCents(0),
        counts: false,
      }
    : {
        ...{ id, image: crates, title: `Order ${number}` },
        line: `${items === undefined ? '' : `${items}. `}5% of ${formatCents(ordered)}`,
        amount: `+${formatCents(cents)}`,
        counts: true,
      };
}
