import type { Page } from './call.ts';

/** How many records a page brings where nobody asks for another number. */
const pageLength = 20;
/** Stands for the second page's cursor, which nobody has told yet. */
const untold = 'second-page';

/** A list's first page that came with another call, as data of the list's own query. */
export const firstPage = <Item>(items: Item[]) => ({
  pages: [{ body: items, next: items.length < pageLength ? undefined : untold }],
  pageParams: [''],
});

/** Reads the page at `cursor`; after a first page that came with another call it looks its cursor up. */
export async function pageAt<Item>(
  cursor: string,
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  if (cursor !== untold) return read(cursor || undefined);
  const { next } = await read(undefined);
  return next ? read(next) : { body: [], next: undefined };
}
