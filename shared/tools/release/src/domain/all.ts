/**
 * How many tasks run at the same time unless a caller says otherwise. Each task may hold an open file and its content.
 */
const atOnce = 16;

/**
 * Runs the work for every item, a bounded number at a time, so that a large site exhausts neither memory nor open
 * files. It rejects only after all work that was started has ended, and starts nothing after a failure. (`p-map` offers
 * one or the other, not both.)
 *
 * @returns the results, in the order of the items
 * @throws the first error, in the order of the items
 */
export async function all<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  limit = atOnce,
): Promise<Result[]> {
  const queue = [...items].entries();
  const results: Result[] = [];
  const failures: { index: number; error: unknown }[] = [];
  const runner = async () => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push({ index, error });
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, runner));
  const [first] = failures.sort((a, b) => a.index - b.index);
  if (first) throw first.error;
  return results;
}
