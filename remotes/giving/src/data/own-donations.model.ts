import { dayAndYear, localTime } from '@furrow/ui/clock';
import { percentOf } from '@furrow/cart/money';
import { formatCents } from '@furrow/ui/format';
import { matchesWords } from '@furrow/ui/match-words';
import type { YouEntry } from '@furrow/you/model';
import { campaigns } from './campaigns.data';
import { mealsPerDollar } from './donations.model';
import { foodBanks } from './food-banks.data';
import type { SharedImpact } from './impact.model';
import { rewardTiers } from './rewards.data';
import { rewardFor } from './rewards.model';

/** The percent of an order that the shop passes on, and to whom. */
const passedOnPercent = 5;
const passedOnTo = foodBanks.riverside;

/** What the visitor passed on or offered, as a row of My Donations. */
export type OwnDonation = {
  id: string;
  /** Who gets it. */
  name: string;
  location: string;
  image: string;
  /** What it is for. */
  line: string;
  /** The number of the order; a gift has none. */
  number?: string;
  /** ISO 8601 in UTC. */
  at: string;
  cents: number;
  /** What was ordered, in cents, of which `cents` is a share. */
  ordered?: number;
  /** What was ordered, in words: `4 items from 3 growers`. */
  items?: string | undefined;
  /** Of a gift that nobody paid there are none. */
  meals?: number;
  status: 'processing' | 'delivered' | 'not paid';
  link: { to: string; label: string };
};

/** The share of each order that goes to the food bank, and the gifts to farms, which this site takes no money for. */
export function ownDonations(entries: readonly YouEntry[]): OwnDonation[] {
  return entries.flatMap((entry) => {
    if (entry.cents === undefined) return [];
    if (entry.kind === 'order') return [ofOrder(entry, entry.cents)];
    return entry.kind === 'gift' ? ofGift(entry, entry.cents) : [];
  });
}

function ofOrder({ id, ref, at, to, state, line }: YouEntry, total: number): OwnDonation {
  const cents = percentOf(total, passedOnPercent);
  return {
    ...passedOnTo,
    ...{ id, at, cents, ordered: total, items: line },
    line: `${passedOnPercent}% of order ${ref}`,
    number: ref,
    meals: mealsFor(cents),
    status: state === 'arrived' ? 'delivered' : 'processing',
    link: { to: to ?? '/orders', label: 'Receipt' },
  };
}

function ofGift({ id, ref, at, to }: YouEntry, cents: number): OwnDonation[] {
  const campaign = campaigns.find((each) => each.id === ref);
  if (!campaign) return [];
  const { farm: name, location, image, title } = campaign;
  const reward = rewardFor(rewardTiers, cents / 100);
  const line = reward ? `${title}, reaches ${reward.title}` : title;
  return [
    {
      ...{ id, name, location, image, line, at, cents },
      status: 'not paid',
      link: { to: to ?? `/farm-details/${ref}`, label: 'Campaign' },
    },
  ];
}

function mealsFor(cents: number): number {
  return Math.floor((cents * mealsPerDollar) / 100);
}

/** Finds by who gets it or the place; an empty search finds all. */
export function searchOwn(donations: readonly OwnDonation[], search: string): OwnDonation[] {
  return donations.filter(({ name, location }) => matchesWords(search, name, location));
}

/** What has been passed on. A gift that is not paid does not count. */
export function ownImpact(donations: readonly OwnDonation[]) {
  const paid = donations.filter(({ status }) => status !== 'not paid');
  const cents = paid.reduce((sum, donation) => sum + donation.cents, 0);
  const ordered = paid.reduce((sum, donation) => sum + (donation.ordered ?? 0), 0);
  const banks = new Set(paid.map(({ name }) => name)).size;
  return {
    orders: paid.length,
    ordered: formatCents(ordered),
    total: formatCents(cents),
    meals: mealsFor(cents),
    foodBanks: banks,
  };
}

/** What a visitor can say of themselves; nothing before the first order. */
export function ownToShare(entries: readonly YouEntry[]): SharedImpact | undefined {
  const own = ownImpact(ownDonations(entries));
  return own.orders > 0 ? own : undefined;
}

/** `Mar 13, 2025`, in the visitor's own time zone. Only a browser knows that. */
export function localDate(at: string): string {
  return dayAndYear(localTime(new Date(at)));
}
