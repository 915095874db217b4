import { LRUCache } from 'lru-cache';

/**
 * Remembers the most recent values, so that what many documents need is read once, without keeping everything in
 * memory. A rejected value is remembered like any other.
 *
 * @param limit the number of values to keep
 */
export function recent<Value>(limit: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const known = new LRUCache<string, Promise<Value>>({ max: limit });
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}
