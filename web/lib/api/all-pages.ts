/**
 * Reads every page of a list, for figures that need all items. `read` gets the query parameters of a page.
 */
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
