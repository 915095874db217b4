import { timeOf } from '../html';

/** Gives each value of a range its place in a picture. Values outside of the range are at its ends. */
export type Scale = (value: number) => number;

type Ends = readonly [from: number, to: number];

/** Equal differences are equally long. A range of length 0 is at the first place. */
export function linear([from, to]: Ends, [start, end]: Ends): Scale {
  return (value) => {
    const part = to === from ? 0 : (value - from) / (to - from);
    return start + Math.min(1, Math.max(0, part)) * (end - start);
  };
}

/** Equal ratios are equally long. Both ends are above 0; values of 0 and less are at the lower end. */
export function logarithmic([from, to]: Ends, places: Ends): Scale {
  const scale = linear([Math.log(from), Math.log(to)], places);
  return (value) => scale(Math.log(Math.max(value, from)));
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const steps = [hour, 3 * hour, 6 * hour, 12 * hour, day, 2 * day, 7 * day, 14 * day, 28 * day];

/**
 * Round times in a range, in UTC, with words for them: hours where the range is shorter than two days, days otherwise.
 *
 * @param most how many there are at most
 */
export function timeTicks([from, to]: Ends, most: number): { at: number; label: string }[] {
  const step = steps.find((one) => (to - from) / one <= most) ?? (to - from || day);
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return Array.from({ length: Math.min(count, most) }, (_, index) => {
    const at = first + index * step;
    return { at, label: step < day ? new Date(at).toISOString().slice(11, 16) : dayOf(at) };
  });
}

/** `Nov 24`, in UTC. */
const dayOf = (at: number) => timeOf(new Date(at).toISOString()).split(',')[0] ?? '';

/** Powers of ten in a range, at most five of them. */
export function powersOfTen([from, to]: Ends): number[] {
  const [low, high] = [Math.ceil(Math.log10(from) - 1e-9), Math.floor(Math.log10(to) + 1e-9)];
  const step = Math.max(1, Math.ceil((high - low) / 4));
  const powers = Array.from({ length: Math.max(0, Math.floor((high - low) / step) + 1) }, (_, i) => low + i * step);
  return powers.map((power) => 10 ** power);
}
