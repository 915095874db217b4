import type { Choice } from '@furrow/ui/input';

/** The answers of a select, from their words by value. */
export function toOptions(labels: Record<string, string>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
