import { failureOf } from '../observer/failure-of';
import type { Reported } from '../observer/reported';
import { measured, observeVitals } from '../observer/vitals';

/** What this page view has measured and noticed of one app: the times that the visitor waited, and the failures. */
export type Health = { waits: string[]; failures: string[] };

/** The errors since the inspector was opened for the first time, on pages that report nothing. */
const own: Reported[] = [];
let isBegun = false;

/**
 * Starts the measurements of the observer, whether or not this page view is reported. The browser also delivers earlier
 * measurements, but not earlier errors.
 */
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

/** Returns what is known so far, by app. Whatever belongs to no release of the site is listed under `unknown`. */
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
