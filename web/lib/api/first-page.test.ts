import { expect, it } from 'vitest';
import { firstPage, pageAt } from './first-page.ts';

const items = Array.from({ length: 45 }, (_, index) => index);
/** A list in pages of 20 whose cursor is the index of the page's first item. */
const listOf = (all: number[]) => (cursor: string | undefined) => {
  const from = Number(cursor ?? 0);
  return Promise.resolve({
    body: all.slice(from, from + 20),
    next: from + 20 < all.length ? String(from + 20) : undefined,
  });
};

it('continues after a first page that came with another call', async () => {
  const [first] = firstPage(items.slice(0, 20)).pages;
  const second = await pageAt(first?.next ?? '', listOf(items));
  expect(second.body[0]).toBe(20);
  const third = await pageAt(second.next ?? '', listOf(items));
  expect(third.body).toEqual([40, 41, 42, 43, 44]);
  expect(third.next).toBeUndefined();
});

it('has no next page when the first page was the whole list', async () => {
  expect(firstPage(items.slice(0, 19)).pages[0]?.next).toBeUndefined();
  const exactly = firstPage(items.slice(0, 20)).pages[0]?.next ?? '';
  expect(await pageAt(exactly, listOf(items.slice(0, 20)))).toEqual({ body: [], next: undefined });
});
