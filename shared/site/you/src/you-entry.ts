import { isMoment } from '@furrow/remote/stored';

/** What a visitor can have done here. A newer release may know more; what is not listed stays, and is not shown. */
export const entryKinds = ['onboarding', 'registered', 'order', 'gift', 'favorite', 'loan', 'check'] as const;

/** The kinds of entries, which are the kinds of things that a visitor can do. */
export type EntryKind = (typeof entryKinds)[number];

/**
 * One thing that the visitor did. The team that records it says in words what it is, so that nobody who shows it needs
 * that team's data. Never a password, an address, a phone number, a card or a wallet.
 */
export type YouEntry = {
  /** Two entries of one id are one: what is recorded again replaces what was. */
  id: string;
  kind: EntryKind;
  /** When it happened: ISO 8601 in UTC, `2025-03-13T18:20:00.000Z`. */
  at: string;
  /** The number or the slug of what it is about: `ORD-743`, `green-valley`. */
  ref: string;
  /** What it is called: `Gift to Drone irrigation for 40 acres`. */
  title: string;
  /** One line about it, a sentence without its period: `4 items from 3 growers`. */
  line?: string;
  /** The path of the page that shows it. */
  to?: string;
  /** An amount of money that left the visitor, in cents. */
  cents?: number;
  /** How it stands, in lower case: `on its way`, `not paid`, `step 3 of 4`, `done`. */
  state?: string;
};

/** What visitors have told about themselves. A text is empty until then. */
export type Visitor = { first: string; last: string; farm: string; place: string };

/** A visitor who has told nothing. */
export const nobody: Visitor = { first: '', last: '', farm: '', place: '' };

/** The largest amount of an entry, a hundred billion dollars: sums of entries stay below what a number holds exactly. */
const mostCents = 1e13;

/** Everything that this browser remembers of its visitor; the newest entry is the first. */
export type You = Visitor & { entries: readonly YouEntry[] };

/** The ledger as it is stored. Fields and entries that this release does not know are carried along. */
export type Stored = { v: 1; entries: unknown[] } & Record<string, unknown>;

/**
 * Reads a stored or exported ledger.
 *
 * @returns undefined for what is no JSON, no ledger, or of another version
 */
export function parseLedger(text = ''): Stored | undefined {
  try {
    const value = JSON.parse(text) as Partial<Stored> | null;
    return value?.v === 1 && Array.isArray(value.entries) ? (value as Stored) : undefined;
  } catch {
    return undefined;
  }
}

/** What this release understands of a stored ledger. */
export function readLedger(stored: Stored | undefined): You {
  const told = (field: keyof Visitor) => {
    const value = stored?.[field];
    return typeof value === 'string' ? value : '';
  };
  const entries = (stored?.entries ?? []).filter(isEntry).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return { first: told('first'), last: told('last'), farm: told('farm'), place: told('place'), entries };
}

/** A file may come from anywhere: what is wrong in one field is no entry, and its link stays on this site. */
export function isEntry(value: unknown): value is YouEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, at, ref, title, line, to, cents, state } = value as Record<string, unknown>;
  return (
    [id, at, ref, title].every((text) => typeof text === 'string' && text !== '') &&
    [line, to, state].every((text) => text === undefined || typeof text === 'string') &&
    (cents === undefined || (Number.isSafeInteger(cents) && Math.abs(Number(cents)) <= mostCents)) &&
    entryKinds.some((known) => known === kind) &&
    isMoment(at) &&
    (to === undefined || /^\/(?![/\\])/.test(to as string))
  );
}
