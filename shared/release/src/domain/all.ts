/**
 * Does the work for every item at once, and fails only when all of it has ended: nothing goes on behind the failure.
 *
 * @throws the first error, in the order of the items
 */
export async function all<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(work));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
