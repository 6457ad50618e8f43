import type { Page } from './call.ts';

/** The default page size of the API. */
const pageLength = 20;
/** Placeholder for the second page's cursor, which is not known yet. */
const cursorUnknown = 'second-page';

/** Wraps a first page that came with another call as data of the list's own query. */
export const firstPage = <Item>(items: Item[]) => ({
  pages: [{ body: items, next: items.length < pageLength ? undefined : cursorUnknown }],
  pageParams: [''],
});

/** Reads the page at `cursor`. For the placeholder cursor it first reads page one to get the real cursor. */
export async function pageAt<Item>(
  cursor: string,
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  if (cursor !== cursorUnknown) return read(cursor || undefined);
  const { next } = await read(undefined);
  return next ? read(next) : { body: [], next: undefined };
}
