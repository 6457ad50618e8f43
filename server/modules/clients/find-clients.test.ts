import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClientSort } from '#contract/clients/clients.ts';
import type { ClientCard, ClientFilter } from '#contract/clients/clients.ts';
import { groomFor } from '#server/modules/bills/bills.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { insertClients } from './add-client.ts';

const zone = 'America/Chicago';
let app: TestApp;
let groomer: Caller;

/** A book in which each thing to order by is missing for some and equal for others, also a due day and a booked visit. */
beforeAll(async () => {
  app = await openTestApp();
  groomer = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const lastDays = [undefined, '2026-10-20', '2026-11-02', '2026-03-01'];
  const names = ['Ana Diaz', 'Bo', 'Éva Nagy', 'ana diaz', 'Zoë Kim'];
  await app.transact((t) =>
    insertClients(
      t,
      groomer.id,
      Array.from({ length: 40 }, (_, n) => {
        const [firstName = '', lastName] = (names[n % names.length] ?? '').split(' ');
        const lastGroomedOn = lastDays[n % lastDays.length];
        return {
          firstName,
          ...(lastName ? { lastName } : {}),
          source: 'import' as const,
          pets: [
            { name: 'Rex', ...(lastGroomedOn ? { lastGroomedOn } : {}), ...(n % 3 ? { everyWeeks: 6 } : {}) },
          ],
        };
      }),
    ),
  );
  for (const day of ['2026-12-01', '2026-12-14', '2026-12-30'])
    await app.transact((t) =>
      makeOwnVisit(t, { providerId: groomer.id, startsAt: instantAt(day, '00:00', zone) }),
    );
  for (const [n, amount] of [4000, 7000, 4000, 12_000].entries()) {
    const { id } = await app.transact((t) =>
      makeOwnVisit(t, {
        providerId: groomer.id,
        status: 'checked_in',
        startsAt: after(t.now, hours(-3 * (n + 1))),
      }),
    );
    await groomer.call('POST /api/visits/:id/check-out', {
      params: { id },
      body: { lines: groomFor(amount), taxPercent: 0, payments: [], leaveOwed: true },
    });
  }
});
afterAll(() => app.close());

type Answer = { body: ClientCard[]; headers: Record<string, unknown> };

async function allPages(query: object, limit: number, who = groomer) {
  const cards: ClientCard[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; cursor !== null && page < 60; page += 1) {
    const { body, headers }: Answer = await who.call('GET /api/clients', {
      query: { ...query, limit, ...(cursor ? { cursor } : {}) },
    });
    cards.push(...body);
    const link: string | undefined = /<([^>]+)>; rel="next"/.exec(String(headers['link']))?.[1];
    cursor = link ? new URL(link, 'http://x').searchParams.get('cursor') : null;
  }
  return cards;
}

const folded = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** What each order goes by, as the card shows it; null: nothing. */
const keys: Record<string, (card: ClientCard) => string | number | null> = {
  name: ({ name }) => folded(name),
  last_visit: ({ lastVisitOn }) => lastVisitOn,
  next_visit: ({ nextVisitAt, dueOn }) =>
    nextVisitAt ? Date.parse(nextVisitAt) : dueOn && instantAt(dueOn, '00:00', zone).getTime(),
  owed: ({ owed }) => owed || null,
};
const compare = (one: string | number, other: string | number) => Number(one > other) - Number(one < other);
const ordered = (cards: ClientCard[], sort: ClientSort) => {
  const key = keys[sort.replace('_desc', '')] ?? (() => null);
  const sign = sort.endsWith('_desc') ? -1 : 1;
  return cards.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === null && b === null)
      return compare(folded(one.name), folded(other.name)) || compare(one.id, other.id);
    if (a === null || b === null) return a === null ? 1 : -1;
    return sign * (compare(a, b) || compare(one.id, other.id));
  });
};

test.each(ClientSort.options)(
  'the pages by %s lose and repeat nobody, whatever is equal or missing',
  async (sort) => {
    for (const show of ['all', 'due', 'owes', 'never_back'] satisfies ClientFilter[]) {
      const expected = ordered(await allPages({ show }, 100), sort).map(({ id }) => id);
      expect(expected.length, show).toBeGreaterThan(2);
      for (const limit of [1, 3, 7, 100])
        expect(
          (await allPages({ show, sort }, limit)).map(({ id }) => id),
          `${show} by ${limit}`,
        ).toEqual(expected);
    }
  },
);

test('a search is ordered as well', async () => {
  const expected = ordered(await allPages({ q: 'ana' }, 100), 'last_visit_desc');
  expect(expected).toHaveLength(16);
  expect(await allPages({ q: 'ana', sort: 'last_visit_desc' }, 3)).toEqual(expected);
});

test('an order that does not exist, and a page of another order, are refused', async () => {
  const { headers } = await groomer.call('GET /api/clients', { query: { sort: 'name', limit: 2 } });
  const cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1];
  const refusals = [{ sort: 'phone' }, { sort: 'name_desc', cursor }, { sort: 'last_visit', cursor }];
  for (const query of refusals) expect((await groomer.call('GET /api/clients', { query })).status).toBe(422);
});

test('those who owe are ordered for their own provider only', async () => {
  const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
  expect(await allPages({ sort: 'owed_desc' }, 5, other)).toEqual([]);
});
