import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeClientToBook, makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A groomer on a Wednesday from 8 to 4 with a visit from 11 to 12, and a client who lives some 20 miles from it. */
async function groomer(serviceType: 'mobile' | 'salon') {
  const made = await app.transact(async (t) => {
    const { id } = await makeGroomer(t, { serviceType });
    await makeWorkingHours(t, id, [[[3], { from: '08:00', to: '16:00' }]]);
    const startsAt = new Date('2026-12-02T11:00:00-06:00');
    const booked = await makeOwnVisit(t, { providerId: id, startsAt, minutes: 60 });
    const client = await makeClientToBook(t, id);
    return { id, booked, client };
  });
  const { sql } = app.app.platform;
  await sql`update visits set lat = 30.17, lon = -97.79 where id = ${made.booked.id}`;
  await sql`update clients set lat = 30.45, lon = -97.7 where id = ${made.client.id}`;
  return { ...made, me: await app.as(made.id) };
}
/** When an hour and three quarters are free that day, by the clock of Austin. */
const openings = async (who: Caller, clientId?: string, asked: Record<string, string> = {}) =>
  (
    await who.call('GET /api/day/openings', {
      query: { minutes: 105, from: '2026-12-02', ...(clientId ? { clientId } : {}), ...asked },
    })
  ).body.openings
    .filter(({ startsAt }) => startsAt.startsWith('2026-12-02'))
    .map(({ startsAt }) =>
      new Date(startsAt).toLocaleTimeString('en-US', { timeZone: 'America/Chicago', timeStyle: 'short' }),
    );

test('who drives to a client is offered no time that the way there takes', async () => {
  const { me, client } = await groomer('mobile');
  expect(await openings(me)).toEqual(['8:00 AM', '12:00 PM']);
  const [morning, noon] = await openings(me, client.id);
  expect(morning).toBe('8:00 AM');
  expect(noon).toMatch(/^12:(?:30|45)|^1:/);
});

test('where clients come to the groomer, and for a client of somebody else, no way counts', async () => {
  const salon = await groomer('salon');
  expect(await openings(salon.me, salon.client.id)).toEqual(await openings(salon.me));
  const { me } = await groomer('mobile');
  expect(await openings(me, salon.client.id)).toEqual(await openings(me));
});

test('the way to a request counts where the groomer would come to the pet', async () => {
  const { me } = await groomer('mobile');
  const { sql } = app.app.platform;
  const { id: requestId } = await app.transact((t) => makeRequest(t));
  await sql`update grooming_requests set lat = 30.45, lon = -97.7, setting = 'home' where id = ${requestId}`;
  expect((await openings(me, undefined, { requestId }))[1]).toMatch(/^12:(?:30|45)|^1:/);
  await sql`update grooming_requests set setting = 'travel' where id = ${requestId}`;
  expect(await openings(me, undefined, { requestId })).toEqual(await openings(me));
  await sql`update grooming_requests set status = 'expired' where id = ${requestId}`;
  const refused = await me.call('GET /api/day/openings', { query: { minutes: 105, requestId } });
  expect(refused.status).toBe(404);
});
