/** What a list of farms says of each. */
export type FarmName = {
  /** The last part of its address. Every team knows the farm by it. */
  id: string;
  name: string;
  grower: string;
  place: string;
};

/** What only the farm's own page says. */
export type FarmDetails = Pick<FarmName, 'id'> & {
  /** Without one the grower is a name alone. */
  portrait?: string;
  /** How long, or what the grower does. */
  experience: string;
  /** What it is known for, in the title of its page: `quinoa and potatoes`. */
  grows: string;
  line: string;
  art: { day: string; night?: string };
  /**
   * Of a farm that sells: what the teams count, for the row under the head; `e2e/farms.spec.ts` compares it with what
   * their own pages say.
   */
  figures?: { lotsSold: number; rating: number; ratings: number; foodGivenKg?: number };
  /** What grows or lives there, and how much of it. */
  fields: readonly Field[];
  /** All fields together. */
  size: string;
  /** The farm from above, and where the number of each field stands on it, in the order of the list. */
  map?: { art: string; discs: readonly Point[] };
  people?: readonly { name: string; role: string; portrait?: string }[];
  story?: { title: string; to: string };
};

export type Farm = FarmName & FarmDetails;

export type Field = { what: string; size: string; note?: string };

/** Percent of the width and of the height of a picture. */
type Point = readonly [x: number, y: number];
