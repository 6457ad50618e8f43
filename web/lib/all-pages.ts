/** Everything on a paged list, for figures that need all of it. `read` is given what to add to the query for a page. */
export async function allPages<Item>(
  read: (page: { cursor?: string }) => Promise<{ body: Item[]; next: string | undefined }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let page: { cursor?: string } | undefined = {};
  while (page) {
    const { body, next } = await read(page);
    all.push(...body);
    page = next ? { cursor: next } : undefined;
  }
  return all;
}
