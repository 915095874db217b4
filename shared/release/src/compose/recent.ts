import { LRUCache } from 'lru-cache';

/**
 * Remembers the last values that were made, so that what many documents need is read once, and what no further one needs does not stay in
 * memory. A value that failed is remembered like any other.
 *
 * @param limit how many values stay
 */
export function recent<Value>(limit: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const known = new LRUCache<string, Promise<Value>>({ max: limit });
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}
