import { failureOf } from '../observer/failure-of';
import type { Reported } from '../observer/reported';
import { measured, observeVitals } from '../observer/vitals';

/** What visitors of this page view met of one app: what they waited for, and what failed. */
export type Health = { waits: string[]; failures: string[] };

/** Errors since the inspector was opened first, on pages that report none. */
const own: Reported[] = [];
let isBegun = false;

/** Begins to measure as the observer does, whether this page view is reported or not. The browser tells what was before as well, but not of errors. */
export function beginHealth(): void {
  if (isBegun) return;
  isBegun = true;
  observeVitals();
  if (window.furrowReports) return;
  for (const type of ['error', 'unhandledrejection'] as const)
    window.addEventListener(type, (event) => own.push(event));
}

const units: Record<string, (value: number) => string> = {
  lcp: (value) => `LCP ${Math.round(value)} ms`,
  inp: (value) => `INP ${Math.round(value)} ms`,
  cls: (value) => `CLS ${value.toFixed(2)}`,
  blocking: (value) => `blocked ${Math.round(value)} ms`,
};

/** What is known by now, by app; what names no release of the site is of `unknown`. */
export function measureHealth(): Map<string, Health> {
  const found = new Map<string, Health>();
  const at = (app: string) => {
    const known = found.get(app) ?? { waits: [], failures: [] };
    found.set(app, known);
    return known;
  };
  for (const { owner, values } of measured(window.furrowReports?.openedAt ?? 0))
    at(owner.app).waits = Object.entries(values).map(([name, value]) => units[name]?.(value) ?? name);
  for (const reported of window.furrowReports?.heard ?? own) {
    const { owner, phase, message } = failureOf(reported);
    at(owner.app).failures.push(`${phase}: ${message}`);
  }
  return found;
}
