export type Activity = {
  type: 'donation' | 'loan' | 'purchase' | 'carbon';
  description: string;
  time: string;
  /** With its unit. What the donor received or brought about has a plus sign, what left the donor has none. */
  amount: string;
};

export type Achievement = { title: string; description: string; earned: boolean; image: string };

export type Partner = {
  name: string;
  location: string;
  image: string;
  /** Dollars, like `goal`. */
  totalReceived: number;
  goal: number;
  /** Percent of this month's goal. */
  monthlyProgress: number;
  urgency: 'high' | 'medium' | 'low';
};

export type Week = { name: string; meals: number };

/** In the words of the page that asks for donations. */
export const urgencyLabels = { high: 'High need', medium: 'Medium need', low: 'Low need' } as const;

const urgencyTones = { high: 'wheat', medium: 'orange', low: 'green' } as const;

export function urgencyTone(urgency: Partner['urgency']) {
  return urgencyTones[urgency];
}

export function isGain(amount: string): boolean {
  return amount.startsWith('+');
}

/** Numbers the weeks from the past to now: "11 weeks ago" … "Last week", "This week". */
export function toWeeks(meals: readonly number[]): Week[] {
  return meals.map((value, index) => {
    const ago = meals.length - 1 - index;
    return { name: ago === 0 ? 'This week' : ago === 1 ? 'Last week' : `${ago} weeks ago`, meals: value };
  });
}

/** How many of the latest weeks in a row brought a meal. */
export function streak(meals: readonly number[]): number {
  const gap = meals.findLastIndex((value) => value === 0);
  return meals.length - 1 - gap;
}
