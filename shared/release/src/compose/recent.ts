/**
 * Remembers the last values that were made, so that what many documents need is read once, and what no further one needs does not stay in
 * memory. A value that failed is remembered like any other.
 *
 * @param limit how many values stay
 */
export function recent<Value>(limit: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
