/** How many pieces of work run at the same time, unless a caller says otherwise: each may hold a file and its content. */
const atOnce = 16;

/**
 * Does the work for every item, a bounded number at the same time, so that a site of any size needs neither its memory nor its open
 * files at once. It fails only when all work that began has ended: nothing goes on behind the failure, and nothing begins after it.
 * (`p-map` can do one or the other.)
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
