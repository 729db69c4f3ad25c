/** Runs the tasks with at most `limit` under way, in order of the list. Tasks settle their own failures. */
export async function inParallel<Item>(
  items: Array<Item>,
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  async function work() {
    for (const item of queue) await task(item)
  }
  await Promise.all(Array.from({ length: limit }, work))
}
