import { randomBytes } from 'node:crypto';
import { vitals } from '@furrow/formats/report.schema';
import type { Period } from '../domain/evidence';

/** What a visitor counts for once: having come, a failure of any kind, and each vital. */
const countings = ['visit', 'failure', ...vitals] as const;
export type Counting = (typeof countings)[number];

/** The canary of an app, its share from `0` to `1`, and the live version. */
export type ComparedCanary = { version: string; share: number; live: string | undefined };

/**
 * A sender of reports: names that are made of its address, and of its network on the internet, if it is in one. The
 * names say nothing to anybody else.
 */
export type Sender = { name: string; network?: string };

/** `counted` has a bit for each of {@link countings}: there are many visitors, and a set of each would be large. */
type Seen = { isCanary: boolean; period: Period; counted: number };

/** In a day. */
const milliseconds = 24 * 60 * 60 * 1000;
/** The most visitors of one network that are compared: as many as an IPv4 network of 24 bits has addresses. */
export const mostOfNetwork = 256;
/** When so many visitors are remembered, a new run begins with an empty memory. */
const mostSeen = 200_000;

/**
 * Decides which visitors of a canary, and of the live version, are compared, and in which period.
 *
 * A visitor is compared once: as a visitor of the version with which it was first seen, in the period in which that was.
 * One who comes back on another day says nothing new, because somebody for whom nothing works fails every time. One who
 * got the other version since then is no visitor by chance of either.
 *
 * Of each network on the internet one failure is compared, and one value of each vital, so that nobody who has many
 * addresses of one network can bring a canary down. It is the first one, whichever version it is of: so each version has
 * its share of them.
 *
 * Nothing about visitors is stored. Therefore a collector that was started again may count somebody once more, and so may
 * a second collector. Each of them, and each time that the memory is full, is a run of its own, which the evidence
 * takes into account.
 */
export class Comparison {
  private run = newRun();
  private readonly seen = new Map<string, Seen>();
  private readonly networks = new Map<string, { visitors: number; counted: number }>();
  private latest: { day: number; live: string | undefined; period: Period } | undefined;

  /**
   * @param canary the version that is compared
   * @param now the time in milliseconds
   */
  constructor(
    readonly canary: string,
    private readonly now = () => Date.now(),
  ) {}

  /**
   * Counts something of a visitor; a visit comes first.
   *
   * @param isCanary whether it happened in the canary
   * @returns the period in which it counts; undefined if it is not compared
   */
  count(visitor: Sender, kind: Counting, isCanary: boolean, canary: ComparedCanary): Period | undefined {
    const known = this.seen.get(visitor.name);
    if (known ? known.isCanary !== isCanary || hasCounted(known, kind) : kind !== 'visit') return undefined;
    if (!known && this.seen.size >= mostSeen) this.forget();
    if (!this.isRoom(visitor, kind)) return undefined;
    const seen = known ?? { isCanary, period: this.periodOf(canary), counted: 0 };
    seen.counted |= bitOf(kind);
    if (!known) this.seen.set(visitor.name, seen);
    return seen.period;
  }

  /** Whether the network of the visitor has something left of this kind, of which this takes one. */
  private isRoom({ network }: Sender, kind: Counting): boolean {
    if (network === undefined) return true;
    const known = this.networks.get(network) ?? { visitors: 0, counted: 0 };
    this.networks.set(network, known);
    if (kind === 'visit') return ++known.visitors <= mostOfNetwork;
    const isFirst = !hasCounted(known, kind);
    known.counted |= bitOf(kind);
    return isFirst;
  }

  private periodOf({ share, live }: ComparedCanary): Period {
    const now = this.now();
    const day = Math.floor(now / milliseconds);
    const { latest } = this;
    if (latest?.day === day && latest.live === live && latest.period.share === share) return latest.period;
    const period = { run: this.run, since: new Date(now).toISOString(), share };
    this.latest = { day, live, period };
    return period;
  }

  private forget(): void {
    this.run = newRun();
    this.latest = undefined;
    this.seen.clear();
    this.networks.clear();
  }
}

const bitOf = (kind: Counting) => 1 << countings.indexOf(kind);
const hasCounted = ({ counted }: { counted: number }, kind: Counting) => (counted & bitOf(kind)) !== 0;

function newRun(): string {
  return randomBytes(6).toString('hex');
}
