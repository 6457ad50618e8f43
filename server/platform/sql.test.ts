import { afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { connect } from './sql.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The longest list that is searched during some work. */
async function longestSearched(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const { indexOf } = Array.prototype;
  const spy = vi.spyOn(Array.prototype, 'indexOf').mockImplementation(function (this: unknown[], ...given) {
    longest = Math.max(longest, this.length);
    return indexOf.apply(this, given);
  });
  await work();
  spy.mockRestore();
  return longest;
}

test('however many statements were sent, the next one searches no list that they have made long', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await createTestDatabase();
  const sql = connect(database.url, { max: 3 });
  const send = () => sql`select 1`;
  const inTurn = async () => {
    for (let sent = 0; sent < 200; sent++) await send();
  };
  // More than there are connections, then fewer.
  await Promise.all([inTurn(), inTurn(), inTurn(), inTurn(), inTurn(), inTurn()]);
  await Promise.all([inTurn(), inTurn()]);
  expect(await longestSearched(send)).toBeGreaterThan(300);
  vi.advanceTimersByTime(5000);
  await send();
  expect(await longestSearched(send)).toBeLessThan(20);
  await sql.end();
  await database.drop();
});
