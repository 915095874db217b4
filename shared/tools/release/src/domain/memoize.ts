/** What a `Map`, a `WeakMap` and an `LRUCache` have in common. */
type Kept<Key, Value> = {
  has(key: Key): boolean;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
};

/**
 * Memoizes a function by its argument. It keeps a promise that is rejected like any other value.
 *
 * @param known holds the results: a `WeakMap` each as long as its argument is in use, an `LRUCache` those asked for last
 * @param keyOf what an argument is recognized by
 */
export function memoize<Argument, Value, Key = Argument>(
  work: (argument: Argument) => Value,
  known: Kept<Key, NoInfer<Value>> = new Map<Key, Value>(),
  keyOf: (argument: Argument) => Key = (argument) => argument as unknown as Key,
): (argument: Argument) => Value {
  return (argument) => {
    const key = keyOf(argument);
    if (!known.has(key)) known.set(key, work(argument));
    return known.get(key) as Value;
  };
}
