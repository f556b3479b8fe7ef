/**
 * Works on at most `limit` items at a time and yields the results in the order of the items.
 * @throws what `work` throws, once its turn in the order comes
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const item of items) {
    const result = work(item);
    // Handled when its turn comes; until then a rejection must not count as unhandled.
    result.catch(() => {});
    underWay.push(result);
    if (underWay.length >= limit) yield (await underWay.shift()) as Result;
  }
  for (const result of underWay) yield await result;
}
