/**
 * Memoizes a function by its argument.
 *
 * @param known holds the results; a `WeakMap` holds each only as long as its argument is in use
 */
export function remembered<Key, Value>(
  work: (key: Key) => Value,
  known: Pick<Map<Key, Value>, 'has' | 'get'> & { set(key: Key, value: Value): unknown } = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as Value;
  };
}
